import { ApiError, type Profile, type ReportInput } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { ErrorPanel } from '@heartline/ui/feedback/error-panel';
import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import {
  hrefs,
  likesQueries,
  LoadError,
  PageTitle,
  useApi,
  useErrorText,
  useLike,
  useSession,
  useSettings,
  useSiteMemberWording,
} from '../../shared/index.ts';
import { profileMessages as messages } from './profile.messages.ts';
import { MembersLocked } from '../members-locked.tsx';
import { membersMessages } from '../members.messages.ts';
import { membersQueries } from '../members.queries.ts';
import { OwnViewBar } from './own-view-bar.tsx';
import { ProfilePath } from './profile-path.tsx';
import type { ProfileSearch } from '../members-search-schema.ts';
import { profileQueries } from './profile.queries.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileView } from './profile-view.tsx';
import { useSearchPath } from './use-search-path.ts';
import { useBlock } from './use-block.ts';

export interface ProfileScreenProps {
  id: string;
  /** From the address: the search it was opened from, and whose view of the own profile is shown. */
  search?: ProfileSearch;
  /** Address of the photo of the card that was pressed: shown until the first photo of the profile is loaded. */
  pressedPhoto?: string | undefined;
  /** Opens the report form. Without it nothing can be reported here. */
  onReport?: (profile: Profile, subject: ReportInput['subject']) => void;
  /** Deletes every conversation with the member (CHAT-05). Without it none can be deleted here. */
  onDeleteChat?: (memberId: string) => void;
}

/** One member's profile, for /members/{id} and /likes/m/{id} (MEM-03 to MEM-06). */
export function ProfileScreen({ search = {}, ...props }: ProfileScreenProps) {
  const path = useSearchPath(props.id, search);
  const area = useRef<HTMLDivElement>(null);
  return (
    <div className="relative">
      {path ? <ProfilePath {...path} area={area} /> : null}
      <div ref={area}>
        <ShownProfile {...props} as={search.as} />
      </div>
    </div>
  );
}

function ShownProfile({
  id,
  as,
  pressedPhoto,
  onReport,
  onDeleteChat,
}: Omit<ProfileScreenProps, 'search'> & Pick<ProfileSearch, 'as'>) {
  const api = useApi();
  const user = useSession();
  const settings = useSettings();
  const wording = useSiteMemberWording();
  const errorText = useErrorText();
  const toast = useToast();
  const intl = useIntl();
  const queryClient = useQueryClient();
  const own = user?.id === id;
  const {
    data: profile,
    error,
    refetch,
  } = useQuery<Profile>({
    ...(own && as ? profileQueries.viewedAs(api, id, as) : membersQueries.profile(api, id)),
    // The member looks here at a change just made, so it is fetched.
    ...(own ? { staleTime: 0 } : {}),
    // A prefetched profile shows at once; the actual request, which counts the visit, follows.
    placeholderData: (before) => (own ? before : queryClient.getQueryData(profileQueries.ahead(api, id).queryKey)),
  } as UseQueryOptions<Profile>);
  const { data: related } = useQuery({ ...membersQueries.related(api, id), enabled: profile !== undefined && !own });
  const alert = (failure: unknown) => toast.show({ tone: 'danger', message: errorText(failure) });
  const { setLiked } = useLike({ onError: alert });
  const block = useBlock(id);
  useSeenLike(profile?.id);

  if (!profile && user === null && error instanceof ApiError && error.status === 403)
    return (
      <>
        <PageTitle>{intl.formatMessage(membersMessages.loginTitle)}</PageTitle>
        <MembersLocked />
      </>
    );
  if (!profile && error instanceof ApiError && [403, 404, 410].includes(error.status))
    return (
      <>
        <PageTitle>{intl.formatMessage(messages.gone)}</PageTitle>
        <ErrorPanel
          size="page"
          title={intl.formatMessage(messages.gone)}
          message={intl.formatMessage(messages.goneText)}
          action={
            <Button asChild>
              <a href={hrefs.members()}>{intl.formatMessage(messages.toSearch)}</a>
            </Button>
          }
        />
      </>
    );
  if (!profile)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} size="page" />
    ) : (
      <ProfileSkeleton photo={pressedPhoto} />
    );
  return (
    <>
      <PageTitle>{profile.name}</PageTitle>
      {own ? (
        <OwnViewBar id={id} name={profile.name} as={as ?? 'premium'} hidden={user.profile.status === 'disabled'} />
      ) : null}
      <ProfileView
        key={profile.id}
        profile={profile}
        ownInterests={user?.profile.interests ?? []}
        visibleFields={settings.visibleProfileFields}
        notes={settings.visibleProfileNotes}
        fictionalWarning={settings.fictionalWarning}
        wording={wording}
        pressedPhoto={pressedPhoto}
        viewer={user === null ? 'visitor' : own ? 'self' : 'member'}
        suggested={related?.suggested ?? []}
        related={related?.related ?? []}
        onLike={setLiked}
        onBlock={(blocked) => block.mutate(blocked, { onError: alert })}
        onReport={onReport && ((subject) => onReport(profile, subject))}
        onDeleteChat={onDeleteChat && (() => onDeleteChat(profile.id))}
        blocking={block.isPending}
      />
    </>
  );
}

/** The server clears the new-like flag of an opened profile; the badge must not wait for the next refresh (LIK-01). */
function useSeenLike(profileId: string | undefined) {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (profileId === undefined) return;
    queryClient.setQueryData(likesQueries.list(api).queryKey, (likes) => {
      if (!likes?.likedBy.some((like) => like.likeNew && like.profile?.id === profileId)) return likes;
      const likedBy = likes.likedBy.map((like) =>
        like.profile?.id === profileId ? { ...like, likeNew: false } : like,
      );
      return { ...likes, likedBy };
    });
  }, [api, queryClient, profileId]);
}
