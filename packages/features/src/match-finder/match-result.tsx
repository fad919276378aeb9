import type { FoundMatch, User } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { MemberCard } from '@heartline/ui/member/member-card';
import { CheckIcon, LanguagesIcon, MapPinIcon, MessageCircleIcon, SparklesIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { hrefs, memberCardProps, useVocabulary, type MemberWording } from '../shared/index.ts';
import { labelsInSentence } from '../shared/vocabulary/list-in-sentence.ts';
import { messages } from './match-finder.messages.ts';
import { reasonsOf, type Reason } from './reasons.ts';

export interface MatchResultProps {
  match: FoundMatch;
  own: Pick<User['profile'], 'interests' | 'languages' | 'place'>;
  wording: MemberWording;
  /** Above the fold. */
  priority: boolean;
  onLike: (liked: boolean) => void;
}

const icons = {
  bothLike: SparklesIcon,
  likes: CheckIcon,
  bothSpeak: LanguagesIcon,
  speaks: LanguagesIcon,
  wishes: CheckIcon,
  place: MapPinIcon,
};

/**
 * A member who fits: the card, the reasons, and the button to say hello. Side by side on a phone, where there are reasons to stand
 * beside the card; else stacked.
 */
export function MatchResult({ match, own, wording, priority, onLike }: MatchResultProps) {
  const intl = useIntl();
  const words = useReasonWords();
  const { profile } = match;
  const { name, liked } = profile;
  const reasons = reasonsOf(match, own);
  const beside = reasons.length > 0;
  return (
    <div
      className={`grid grid-rows-[auto_1fr] overflow-hidden rounded-lg border border-line bg-surface shadow-soft ${beside ? 'max-sm:grid-cols-[minmax(0,9fr)_minmax(0,11fr)] max-sm:grid-rows-1' : ''}`}
    >
      <MemberCard
        {...memberCardProps(profile, wording)}
        className={`rounded-none shadow-none hover:shadow-none has-[a:focus-visible]:-outline-offset-3 ${beside ? 'max-sm:aspect-auto max-sm:min-h-50' : 'max-sm:aspect-4/3'}`}
        headingLevel={2}
        priority={priority}
        liked={liked}
        likeLabel={intl.formatMessage(liked ? messages.unlike : messages.like, { name })}
        onLike={() => onLike(!liked)}
      />
      <div className="flex min-w-0 flex-col gap-3 p-3 sm:p-4">
        <ul className="flex flex-col gap-2 text-sm leading-snug empty:hidden">
          {reasons.map((reason) => {
            const Icon = icons[reason.kind];
            return (
              <li key={reason.kind} className="flex gap-2">
                <Icon aria-hidden className="mt-px size-4 shrink-0 text-ink-muted" />
                <span className="min-w-0 wrap-anywhere">{words(reason)}</span>
              </li>
            );
          })}
        </ul>
        <Button asChild variant="soft" size="sm" block className="mt-auto px-3 max-sm:[&_svg]:hidden">
          <a href={hrefs.memberChat(profile.id)} aria-label={intl.formatMessage(messages.messageTo, { name })}>
            <MessageCircleIcon aria-hidden />
            {intl.formatMessage(messages.message)}
          </a>
        </Button>
      </div>
    </div>
  );
}

function useReasonWords(): (reason: Reason) => string {
  const intl = useIntl();
  const { interest, attribute, languageList } = useVocabulary();
  const list = (labels: readonly string[]) => labelsInSentence(intl, labels);
  return (reason) => {
    if ('interests' in reason)
      return intl.formatMessage(messages[reason.kind], { interests: list(reason.interests.map(interest)) });
    if ('languages' in reason)
      return intl.formatMessage(messages[reason.kind], { languages: languageList(reason.languages) });
    if ('place' in reason) return intl.formatMessage(messages.alsoIn, { place: reason.place });
    return intl.formatMessage(messages.wishes, { attributes: list(reason.attributes.map(attribute)) });
  };
}
