import type { ChatFooterHandle } from '@heartline/ui/chat/chat-footer';
import { EmojiPicker, type Emoji, type EmojiTone } from '@heartline/ui/controls/emoji-picker';
import { Alert } from '@heartline/ui/feedback/alert';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';

import { localStore, useUser } from '../../shared/index.ts';
import { loadEmojis } from './emoji-data.ts';
import { emojiMessages as messages } from './emoji.messages.ts';

const keptSchema = v.object({
  recent: v.pipe(v.array(v.string()), v.maxLength(24)),
  tone: v.picklist([0, 1, 2, 3, 4, 5]),
});
type Kept = v.InferOutput<typeof keptSchema>;
const recentLimit = 24;

/** All emojis in the member's language. The member's latest ones are remembered on this device. */
export function EmojiPanel({ field }: { field: RefObject<ChatFooterHandle | null> }) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const key = `heartline-emoji:${useUser().id}`;
  const [kept, setKept] = useState<Kept>(() => {
    const known = v.safeParse(keptSchema, localStore.read(key));
    return known.success ? known.output : { recent: [], tone: 0 };
  });
  // Emojis used now move to the front at the next opening, not under the finger.
  const [recentAtOpen] = useState(kept.recent);
  const { data: groups = [], isError } = useQuery({
    queryKey: ['emojis', intl.locale],
    queryFn: () => loadEmojis(intl.locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const known = useMemo(
    () => new Map(groups.flatMap(({ emojis }) => emojis).map((emoji) => [emoji.char, emoji])),
    [groups],
  );
  const ready = groups.length > 0;
  useEffect(() => {
    if (ready) root.current?.querySelector('input')?.focus();
  }, [ready]);

  const keep = (change: Partial<Kept>) => {
    const next = { ...kept, ...change };
    setKept(next);
    localStore.write(key, next);
  };
  const choose = (char: string, emoji: Emoji) => {
    field.current?.insert(char);
    keep({ recent: [emoji.char, ...kept.recent.filter((one) => one !== emoji.char)].slice(0, recentLimit) });
  };
  if (isError)
    return (
      <Alert tone="danger" className="w-84 max-w-full">
        {intl.formatMessage(messages.failed)}
      </Alert>
    );
  return (
    <div ref={root}>
      <EmojiPicker
        label={intl.formatMessage(messages.button)}
        groups={groups.map((group) => ({ ...group, label: intl.formatMessage(messages[group.id]) }))}
        recent={recentAtOpen.flatMap((char) => known.get(char) ?? [])}
        recentLabel={intl.formatMessage(messages.recent)}
        onSelect={choose}
        searchLabel={intl.formatMessage(messages.search)}
        countText={(count) => intl.formatMessage(messages.count, { count })}
        emptyText={intl.formatMessage(messages.empty)}
        loadingLabel={intl.formatMessage(messages.loading)}
        tone={kept.tone satisfies EmojiTone}
        onToneChange={(tone) => keep({ tone })}
        toneLabel={intl.formatMessage(messages.tone)}
        toneNames={[
          intl.formatMessage(messages.tone0),
          intl.formatMessage(messages.tone1),
          intl.formatMessage(messages.tone2),
          intl.formatMessage(messages.tone3),
          intl.formatMessage(messages.tone4),
          intl.formatMessage(messages.tone5),
        ]}
      />
    </div>
  );
}
