import type { AttributeName, Interest, Profile, Settings } from '@heartline/api-client';
import { AttributeList } from '@heartline/ui/member/attribute-list';
import { Interests } from '@heartline/ui/member/interests';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useVocabulary } from '../../shared/index.ts';
import { languageMessages } from '../../shared/vocabulary/language.messages.ts';
import { AboutText } from './about-text.tsx';
import { profileMessages as messages } from './profile.messages.ts';
import { ReplyLink, type ReplyHref } from './reply-link.tsx';

/** The member's text about themselves. */
export function About({
  profile: { name, about },
  replyHref,
}: {
  profile: Pick<Profile, 'name' | 'about'>;
  replyHref?: ReplyHref | undefined;
}) {
  const intl = useIntl();
  return (
    <Part
      title={intl.formatMessage(messages.about, { name })}
      action={
        replyHref ? (
          <ReplyLink on="page" href={replyHref({ kind: 'text' })} label={intl.formatMessage(messages.replyText)} />
        ) : undefined
      }
    >
      <AboutText about={about} />
    </Part>
  );
}

/** The member's interests, marking those the viewer shares. */
export function ProfileInterests({
  shown,
  own,
  replyHref,
}: {
  shown: readonly Interest[];
  own: readonly Interest[];
  replyHref?: ReplyHref | undefined;
}) {
  const intl = useIntl();
  const words = useVocabulary();
  const title = intl.formatMessage(messages.interests);
  return (
    <Part title={title}>
      <Interests
        label={title}
        items={shown.map((interest) => ({
          id: interest,
          label: words.interest(interest),
          shared: own.includes(interest),
          href: replyHref?.({ kind: 'interest', id: interest }),
          hrefLabel: intl.formatMessage(messages.replyInterest, { interest: words.interest(interest) }),
        }))}
        sharedLabel={intl.formatMessage(messages.sharedInterest)}
      />
    </Part>
  );
}

export interface FactsProps {
  profile: Pick<Profile, 'attributes' | 'gender' | 'seeking' | 'languages'>;
  /** The fields of a profile that the site shows (MEM-03). */
  visibleFields: readonly AttributeName[];
  /** The site's notes beside some of these fields (MEM-03). */
  notes: Settings['visibleProfileNotes'];
}

/** Gender, wishes, attributes and languages, each with its label. */
export function Facts({ profile, visibleFields, notes }: FactsProps) {
  const intl = useIntl();
  const words = useVocabulary();
  const spoken = profile.languages ?? [];
  const attributes = visibleFields.flatMap((name) => {
    const found = profile.attributes.find((attribute) => attribute.name === name);
    if (!found) return [];
    const value = words.attributeValue(name, found.value);
    const note = notes.find(({ field }) => field === name)?.note;
    return [{ id: name, label: words.attribute(name), value: note ? <Noted value={value} note={note} /> : value }];
  });
  const facts = [
    { id: 'gender', label: intl.formatMessage(messages.gender), value: words.gender(profile.gender) },
    ...(profile.seeking.length > 0
      ? [
          {
            id: 'seeking',
            label: intl.formatMessage(messages.seeking),
            value: words.seekingList(profile.seeking, 'conjunction'),
          },
        ]
      : []),
    ...attributes,
    ...(spoken.length > 0
      ? [
          {
            id: 'languages',
            label: intl.formatMessage(languageMessages.spoken),
            value: words.languageList(spoken),
          },
        ]
      : []),
  ];
  return (
    <Part title={intl.formatMessage(messages.facts)}>
      <AttributeList items={facts} />
    </Part>
  );
}

function Noted({ value, note }: { value: string; note: string }) {
  return (
    <>
      {value}
      <small className="block text-sm font-normal text-ink-muted">{note}</small>
    </>
  );
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      {action ? (
        <div className="-my-2 flex items-center justify-between gap-3">
          <h2 className="min-w-0 text-xl font-display">{title}</h2>
          {action}
        </div>
      ) : (
        <h2 className="text-xl font-display">{title}</h2>
      )}
      {children}
    </section>
  );
}
