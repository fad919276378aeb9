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
  /** It is the reader's own profile. @default false */
  own?: boolean;
  /** Opens the photo of this id large. */
  onOpen: (id: string) => void;
  /** Where one answers to a photo. Without it nobody does. */
  replyHref?: ReplyHref | undefined;
}

/** The photo that is met first, with who it is on its foot. */
export function FirstPhoto({
  caption,
  className,
  ...photos
}: ProfilePhotosProps & { caption: ReactNode; className: string }) {
  const intl = useIntl();
  const { labels, lockedAction } = useLocks(photos.visitor);
  const [first] = useShown(photos);
  const reply = useReply(photos, 'photo');
  const { name } = photos.profile;
  return (
    <section aria-label={intl.formatMessage(messages.photos, { name })}>
      <PhotoTile
        photo={first}
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

/** How many of a member's photos stand between the texts, if there are as many. */
const mostBetween = 2;

/** The parts of a profile with a photo after each, as far as there are open ones; the rest, and what is locked, comes last. */
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

/** What the reader may not see arrives as a blurred derivative (MEM-04); what is not accepted is for its owner. */
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

/** The way to a message about a photo that is open. */
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

/** Words for photos that are not open, and the way to more (MEM-04). */
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
  /** Id of the photo that is shown large; null while none is. */
  opened: string | null;
  onOpened: (id: string | null) => void;
  /** Opens the report form for the photo that is shown large. */
  onReport?: ((subject: ReportInput['subject']) => void) | undefined;
}

/** A member's open photos large, one after the other. */
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
