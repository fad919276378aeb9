import type { Profile, ReportInput } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { PhotoGallery } from '@heartline/ui/member/photo-gallery';
import { PhotoTile, type GalleryPhoto } from '@heartline/ui/member/photo-tile';
import { Lightbox } from '@heartline/ui/overlays/lightbox';
import { FlagIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Buying, commonMessages, hrefs } from '../../shared/index.ts';
import { profileMessages as messages } from './profile.messages.ts';
import { ReplyLink, type ReplyHref, type ReplyLinkProps } from './reply-link.tsx';

export interface ProfilePhotosProps {
  profile: Pick<Profile, 'name' | 'photos'>;
  visitor: boolean;
  /** It is the viewer's own profile. @default false */
  own?: boolean;
  /** Opens the photo of this id large. */
  onOpen: (id: string) => void;
  /** Address for a message that answers a photo. Without it photos cannot be answered. */
  replyHref?: ReplyHref | undefined;
}

/** The first photo, with the member's name at its foot. */
export function FirstPhoto({
  caption,
  smaller,
  className,
  ...photos
}: ProfilePhotosProps & { caption: ReactNode; smaller: string | undefined; className: string }) {
  const intl = useIntl();
  const { labels, lockedAction } = useLocks(photos.visitor);
  const [first] = useShown(photos);
  const reply = useReply(photos, 'photo');
  const { name } = photos.profile;
  return (
    <section aria-label={intl.formatMessage(messages.photos, { name })}>
      <PhotoTile
        photo={first && { ...first, smallerUrl: smaller }}
        name={name}
        labels={labels}
        lockedAction={first?.state === 'locked' ? lockedAction : undefined}
        onOpen={first && (() => photos.onOpen(first.id))}
        main
        action={reply(first)}
        caption={
          <>
            {caption}
            {first ? null : <p className="mt-1">{intl.formatMessage(messages.noPhotos, { name })}</p>}
          </>
        }
        className={className}
      />
    </section>
  );
}

/** At most this many photos stand between the texts. */
const mostBetween = 2;

/** The sections of a profile with an open photo after each; the remaining photos, and the locked ones, come last. */
export function PartsAndPhotos({ parts, ...photos }: ProfilePhotosProps & { parts: readonly ReactNode[] }) {
  const intl = useIntl();
  const { labels, lockedAction } = useLocks(photos.visitor);
  const [first, ...others] = useShown(photos);
  const between = others.filter(({ state }) => state !== 'locked').slice(0, Math.min(mostBetween, parts.length));
  const rest = others.filter((photo) => !between.includes(photo));
  const replyLarge = useReply(photos, 'photo');
  const replySmall = useReply(photos, 'small-photo');
  return (
    <>
      {parts.flatMap((part, index) => {
        const photo = between[index];
        return [
          part,
          photo ? (
            <PhotoTile
              key={photo.id}
              photo={photo}
              name={photos.profile.name}
              labels={labels}
              onOpen={() => photos.onOpen(photo.id)}
              main
              action={replyLarge(photo)}
              className="aspect-4/5 max-h-[70dvh] w-full rounded-xl md:aspect-3/2"
            />
          ) : null,
        ];
      })}
      {rest.length > 0 ? (
        <PhotoGallery
          data-takes-arrows=""
          label={intl.formatMessage(messages.morePhotos, { name: photos.profile.name })}
          own={photos.own ?? false}
          items={rest}
          lockedLabel={labels.locked}
          inspectedLabel={labels.inspected}
          rejectedLabel={labels.rejected}
          lockedAction={first?.state === 'locked' ? undefined : lockedAction}
          onOpen={photos.onOpen}
          actionOf={replySmall}
        />
      ) : null}
    </>
  );
}

/**
 * Photos that the viewer may not see arrive as blurred derivatives (MEM-04); photos that are not accepted are shown to their owner
 * only.
 */
function useShown({
  profile: { name, photos },
  own = false,
}: Pick<ProfilePhotosProps, 'profile' | 'own'>): GalleryPhoto[] {
  const intl = useIntl();
  return photos
    .map(({ id, state, thumb, full, colour }, index) => ({
      id,
      state,
      thumbUrl: thumb,
      fullUrl: full,
      colour,
      alt: intl.formatMessage(messages.photo, { number: index + 1, total: photos.length, name }),
    }))
    .filter(({ state }) => own || state === 'active' || state === 'locked');
}

/** Link to a message that answers an open photo. */
function useReply(
  { profile, replyHref }: Pick<ProfilePhotosProps, 'profile' | 'replyHref'>,
  on: ReplyLinkProps['on'],
): (photo: GalleryPhoto | undefined) => ReactNode {
  const intl = useIntl();
  return (photo) =>
    replyHref && photo?.state === 'active' ? (
      <ReplyLink
        on={on}
        href={replyHref({ kind: 'photo', id: photo.id })}
        label={intl.formatMessage(messages.replyPhoto, {
          number: profile.photos.findIndex(({ id }) => id === photo.id) + 1,
        })}
      />
    ) : undefined;
}

/** Texts for locked photos, and the link that unlocks them (MEM-04). */
function useLocks(visitor: boolean) {
  const intl = useIntl();
  return {
    labels: {
      locked: intl.formatMessage(visitor ? messages.lockedForVisitor : messages.lockedForMember),
      inspected: intl.formatMessage(messages.inspected),
      rejected: intl.formatMessage(messages.rejected),
    },
    lockedAction: visitor ? (
      <Button asChild size="sm">
        <a href={hrefs.login}>{intl.formatMessage(commonMessages.login)}</a>
      </Button>
    ) : (
      <Buying>
        <Button asChild size="sm" variant="gold">
          <a href={hrefs.premium}>{intl.formatMessage(messages.getPremium)}</a>
        </Button>
      </Buying>
    ),
  };
}

export interface PhotoViewerProps extends Pick<ProfilePhotosProps, 'profile' | 'own'> {
  /** Id of the photo that is shown large; null if none is. */
  opened: string | null;
  onOpened: (id: string | null) => void;
  /** Opens the report form for the enlarged photo. */
  onReport?: ((subject: ReportInput['subject']) => void) | undefined;
}

/** Shows a member's open photos large, one at a time. */
export function PhotoViewer({ opened, onOpened, onReport, ...photos }: PhotoViewerProps) {
  const intl = useIntl();
  const shown = useShown(photos);
  const images = shown.flatMap(({ id, state, fullUrl, thumbUrl, alt }) =>
    state === 'locked' ? [] : [{ id, src: fullUrl ?? thumbUrl, alt }],
  );
  const index = images.findIndex(({ id }) => id === opened);
  const image = images[index];
  return (
    <Lightbox
      open={image !== undefined}
      onClose={() => onOpened(null)}
      images={images}
      index={Math.max(0, index)}
      onIndexChange={(next) => onOpened(images[next]?.id ?? null)}
      label={intl.formatMessage(messages.photos, { name: photos.profile.name })}
      closeLabel={intl.formatMessage(commonMessages.close)}
      prevLabel={intl.formatMessage(messages.previousPhoto)}
      nextLabel={intl.formatMessage(messages.nextPhoto)}
      zoomInLabel={intl.formatMessage(messages.zoomIn)}
      zoomOutLabel={intl.formatMessage(messages.zoomOut)}
      actions={
        onReport && image ? (
          <Button
            variant="ghost"
            className="bg-photo-scrim text-ink-on-photo max-sm:w-11 max-sm:px-0"
            onClick={() => onReport({ kind: 'photo', photoId: image.id })}
          >
            <FlagIcon />
            <span className="max-sm:sr-only">{intl.formatMessage(messages.reportPhoto)}</span>
          </Button>
        ) : undefined
      }
      counterText={intl.formatMessage(messages.photoCounter, { number: index + 1, total: images.length })}
    />
  );
}
