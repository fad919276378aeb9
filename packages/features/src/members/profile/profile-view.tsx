import type { AttributeName, Interest, MemberSummary, Profile, ReportInput, Settings } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { PresenceDot } from '@heartline/ui/feedback/presence-dot';
import { FictionalMark } from '@heartline/ui/member/fictional-mark';
import { GoldBadge } from '@heartline/ui/member/gold-badge';
import { MemberGrid } from '@heartline/ui/member/member-grid';
import { ProfileHeader } from '@heartline/ui/member/profile-header';
import { FootBar } from '@heartline/ui/shell/foot-bar';
import { DramaIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, memberWords, useKeptFocus, type MemberWording } from '../../shared/index.ts';
import { JoinBox } from '../join-box.tsx';
import { LikeableCard } from '../likeable-card.tsx';
import { membersMessages } from '../members.messages.ts';
import { profileMessages as messages } from './profile.messages.ts';
import { ProfileActions } from './profile-actions.tsx';
import { About, Facts, ProfileInterests } from './profile-facts.tsx';
import { FirstPhoto, PartsAndPhotos, PhotoViewer } from './profile-photos.tsx';
import { replyHrefOf } from './reply-link.tsx';

export interface ProfileViewProps {
  profile: Profile;
  /** The viewer's own interests, to mark common ones. */
  ownInterests: readonly Interest[];
  /** The fields of a profile that the site shows (MEM-03). */
  visibleFields: readonly AttributeName[];
  /** The site's notes beside some of these fields (MEM-03). */
  notes: Settings['visibleProfileNotes'];
  /** The site's notice about fictional profiles, shown with one (LOC-10). */
  fictionalWarning: string;
  wording: MemberWording;
  /** Address of a smaller version of the first photo that is loaded already. */
  pressedPhoto?: string | undefined;
  /** null for a visitor's view; the reader's own profile has no actions either. */
  viewer: 'visitor' | 'member' | 'self';
  suggested: readonly MemberSummary[];
  related: readonly MemberSummary[];
  onLike: (memberId: string, liked: boolean) => void;
  onBlock: (blocked: boolean) => void;
  onReport?: ((subject: ReportInput['subject']) => void) | undefined;
  onDeleteChat?: (() => void) | undefined;
  blocking: boolean;
}

/**
 * One member (MEM-03): the first photo with the name, facts between more photos, locked photos last, and further members below. One
 * column on a phone, with the actions fixed at its foot; from 768 px on the first photo stays beside the rest.
 */
export function ProfileView(props: ProfileViewProps) {
  const intl = useIntl();
  const keptFocus = useKeptFocus();
  const [opened, setOpened] = useState<string | null>(null);
  const { profile, viewer, onLike, onBlock, onReport, onDeleteChat, blocking, fictionalWarning, suggested, related } =
    props;
  const { name, about, interests, fictional } = profile;
  const own = viewer === 'self';
  const replyHref = viewer === 'member' && !profile.blocked ? replyHrefOf(profile) : undefined;
  const photos = { profile, visitor: viewer === 'visitor', own, onOpen: setOpened, replyHref };
  const parts = [
    about === '' ? null : <About key="about" profile={profile} replyHref={replyHref} />,
    interests.length > 0 ? (
      <ProfileInterests key="interests" shown={interests} own={props.ownInterests} replyHref={replyHref} />
    ) : null,
    <Facts key="facts" {...props} />,
  ].filter((part) => part !== null);
  return (
    <div className="flex flex-col gap-10">
      <article className="flex flex-col gap-6 max-md:[&_:is(a,button)]:scroll-mb-40 md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:items-start md:gap-10">
        <div className={`-mx-4 sm:-mx-6 md:sticky md:top-22 md:m-0 ${own ? '' : 'max-md:-mt-5'}`}>
          <FirstPhoto
            {...photos}
            smaller={props.pressedPhoto}
            caption={<Caption {...props} />}
            className="person-photo aspect-4/5 max-h-[70dvh] min-h-72 w-full rounded-none md:rounded-xl"
          />
        </div>
        <div ref={keptFocus} className="flex min-w-0 flex-col gap-7 max-md:contents">
          {viewer === 'member' && !profile.blocked ? (
            // Last in the column, to the foot of which it sticks.
            <FootBar on="phone" className="max-md:order-last">
              <ProfileActions
                profile={profile}
                onLike={(liked) => onLike(profile.id, liked)}
                onBlock={() => onBlock(true)}
                onReport={onReport && (() => onReport({ kind: 'profile' }))}
                onDeleteChat={onDeleteChat}
                blocking={blocking}
              />
            </FootBar>
          ) : null}
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
          {fictional ? (
            <p className="flex max-w-prose gap-2.5 text-sm text-ink-muted">
              <DramaIcon aria-hidden className="size-5 shrink-0" />
              {fictionalWarning}
            </p>
          ) : null}
          {viewer === 'visitor' ? (
            <JoinBox
              title={intl.formatMessage(messages.joinTitle, { name })}
              text={intl.formatMessage(membersMessages.joinText)}
              signupHref={hrefs.memberSignup(profile.id)}
            />
          ) : null}
          <PartsAndPhotos {...photos} parts={parts} />
        </div>
      </article>
      <PhotoViewer
        profile={profile}
        own={own}
        opened={opened}
        onOpened={setOpened}
        onReport={viewer === 'member' ? onReport : undefined}
      />
      <Others title={intl.formatMessage(messages.suggested)} members={suggested} {...props} />
      <Others title={intl.formatMessage(messages.related)} members={related} {...props} />
    </div>
  );
}

/** Name, age, place, presence and marks, at the foot of the first photo. */
function Caption({ profile, wording }: ProfileViewProps) {
  const intl = useIntl();
  const { name, age, distance } = profile;
  const { presenceLabel, goldLabel, fictionalLabel, place } = memberWords(profile, wording);
  const away = distance === null ? null : intl.formatMessage(messages.distance, { distance });
  return (
    <ProfileHeader
      variant="on-photo"
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
        goldLabel || fictionalLabel ? (
          <>
            {fictionalLabel ? <FictionalMark label={fictionalLabel} variant="on-photo" /> : null}
            {goldLabel ? <GoldBadge label={goldLabel} /> : null}
          </>
        ) : undefined
      }
    />
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
      <h2 className="text-xl font-display">{title}</h2>
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
