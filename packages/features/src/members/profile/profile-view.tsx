import type { AttributeName, Interest, MemberSummary, Profile, ReportInput } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { PresenceDot } from '@heartline/ui/feedback/presence-dot';
import { AttributeList } from '@heartline/ui/member/attribute-list';
import { FictionalMark } from '@heartline/ui/member/fictional-mark';
import { GoldBadge } from '@heartline/ui/member/gold-badge';
import { Interests } from '@heartline/ui/member/interests';
import { MemberGrid } from '@heartline/ui/member/member-grid';
import { ProfileHeader } from '@heartline/ui/member/profile-header';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, memberWords, useKeptFocus, useVocabulary, type MemberWording } from '../../shared/index.ts';
import { languageMessages } from '../../shared/vocabulary/language.messages.ts';
import { JoinBox } from '../join-box.tsx';
import { LikeableCard } from '../likeable-card.tsx';
import { membersMessages } from '../members.messages.ts';
import { profileMessages as messages } from './profile.messages.ts';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileGallery } from './profile-gallery.tsx';

export interface ProfileViewProps {
  profile: Profile;
  /** The reader's own interests, to show what both like. */
  ownInterests: readonly Interest[];
  /** What the site shows of a profile (MEM-03). */
  visibleFields: readonly AttributeName[];
  /** What the site says below every profile (MEM-03). */
  notes: readonly string[];
  /** The site's words on fictional profiles, shown with one (LOC-10). */
  fictionalWarning: string;
  wording: MemberWording;
  /** null for a visitor's view; the reader's own profile has no actions either. */
  viewer: 'visitor' | 'member' | 'self';
  suggested: readonly MemberSummary[];
  related: readonly MemberSummary[];
  onLike: (memberId: string, liked: boolean) => void;
  onBlock: (blocked: boolean) => void;
  onReport?: ((subject: ReportInput['subject']) => void) | undefined;
  blocking: boolean;
}

/** One member: pictures beside what there is to know, and others to meet below (MEM-03). */
export function ProfileView(props: ProfileViewProps) {
  const intl = useIntl();
  const keptFocus = useKeptFocus();
  const { profile, wording, viewer, onLike, onBlock, onReport, blocking, fictionalWarning, suggested, related } = props;
  const { name, age, distance } = profile;
  const { presenceLabel, goldLabel, fictionalLabel, place } = memberWords(profile, wording);
  const away = distance === null ? null : intl.formatMessage(messages.distance, { distance });
  return (
    <div className="flex flex-col gap-10">
      <article className="grid items-start gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-10">
        <ProfileGallery
          profile={profile}
          visitor={viewer === 'visitor'}
          own={viewer === 'self'}
          onReport={viewer === 'member' ? onReport : undefined}
        />
        <div ref={keptFocus} className="flex min-w-0 flex-col gap-7">
          <ProfileHeader
            name={name}
            age={age}
            place={away === null ? place : intl.formatMessage(messages.placeAndDistance, { place, distance: away })}
            presence={
              presenceLabel ? (
                <>
                  <PresenceDot online />
                  {presenceLabel}
                </>
              ) : undefined
            }
            badges={
              <>
                {goldLabel ? <GoldBadge label={goldLabel} /> : null}
                {fictionalLabel ? <FictionalMark label={fictionalLabel} /> : null}
              </>
            }
            actions={
              viewer === 'member' && !profile.blocked ? (
                <ProfileActions
                  profile={profile}
                  onLike={(liked) => onLike(profile.id, liked)}
                  onBlock={() => onBlock(true)}
                  onReport={onReport && (() => onReport({ kind: 'profile' }))}
                  blocking={blocking}
                />
              ) : undefined
            }
          />
          {profile.blocked ? (
            <Alert
              tone="warning"
              actions={
                <Button size="sm" variant="outline" loading={blocking} onClick={() => onBlock(false)}>
                  {intl.formatMessage(messages.unblock)}
                </Button>
              }
            >
              {intl.formatMessage(messages.blocked, { name })}
            </Alert>
          ) : null}
          {fictionalLabel ? <Alert tone="info">{fictionalWarning}</Alert> : null}
          {viewer === 'visitor' ? (
            <JoinBox
              title={intl.formatMessage(messages.joinTitle, { name })}
              text={intl.formatMessage(membersMessages.joinText)}
              signupHref={hrefs.memberSignup(profile.id)}
            />
          ) : null}
          <Facts {...props} />
        </div>
      </article>
      <Others title={intl.formatMessage(messages.suggested)} members={suggested} {...props} />
      <Others title={intl.formatMessage(messages.related)} members={related} {...props} />
    </div>
  );
}

function Facts({ profile, visibleFields, ownInterests, notes }: ProfileViewProps) {
  const intl = useIntl();
  const words = useVocabulary();
  const spoken = profile.languages ?? [];
  const attributes = visibleFields.flatMap((name) => {
    const found = profile.attributes.find((attribute) => attribute.name === name);
    return found ? [{ id: name, label: words.attribute(name), value: words.attributeValue(name, found.value) }] : [];
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
  const interests = profile.interests.map((interest) => ({
    id: interest,
    label: words.interest(interest),
    shared: ownInterests.includes(interest),
  }));
  return (
    <>
      {profile.about === '' ? null : (
        <Part title={intl.formatMessage(messages.about, { name: profile.name })}>
          <p dir="auto" className="max-w-prose text-lg whitespace-pre-line wrap-anywhere">
            {profile.about}
          </p>
        </Part>
      )}
      {interests.length > 0 ? (
        <Part title={intl.formatMessage(messages.interests)}>
          <Interests
            label={intl.formatMessage(messages.interests)}
            items={interests}
            sharedLabel={intl.formatMessage(messages.sharedInterest)}
          />
        </Part>
      ) : null}
      <Part title={intl.formatMessage(messages.facts)}>
        <AttributeList items={facts} />
        {notes.map((note) => (
          <p key={note} className="max-w-prose text-sm text-ink-muted">
            {note}
          </p>
        ))}
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">{title}</h2>
      {children}
    </section>
  );
}

function Others({
  title,
  members,
  wording,
  viewer,
  onLike,
}: ProfileViewProps & { title: string; members: readonly MemberSummary[] }) {
  if (members.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl font-bold">{title}</h2>
      <MemberGrid label={title} size="compact">
        {members.map((member) => (
          <LikeableCard
            key={member.id}
            member={member}
            wording={wording}
            visitor={viewer === 'visitor'}
            onLike={onLike}
          />
        ))}
      </MemberGrid>
    </section>
  );
}
