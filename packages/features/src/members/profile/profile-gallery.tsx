import type { Profile, ReportInput } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { PhotoGallery } from '@heartline/ui/member/photo-gallery';
import { Lightbox } from '@heartline/ui/overlays/lightbox';
import { FlagIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { Buying, commonMessages, hrefs } from '../../shared/index.ts';
import { profileMessages as messages } from './profile.messages.ts';

export interface ProfileGalleryProps {
  profile: Pick<Profile, 'name' | 'photos'>;
  visitor: boolean;
  /** It is the reader's own profile. @default false */
  own?: boolean;
  /** Opens the report form for the photo that is shown large. */
  onReport?: ((subject: ReportInput['subject']) => void) | undefined;
}

/** A member's photos. What the reader may not see arrives as a blurred derivative, with the way to more (MEM-04). */
export function ProfileGallery({ profile: { name, photos }, visitor, own = false, onReport }: ProfileGalleryProps) {
  const intl = useIntl();
  const [opened, setOpened] = useState(-1);
  const altOf = (number: number) => intl.formatMessage(messages.photo, { number, total: photos.length, name });
  const images = photos.flatMap(({ id, state, full, thumb }, index) =>
    state === 'locked' ? [] : [{ id, src: full ?? thumb, alt: altOf(index + 1) }],
  );
  const shown = images[opened];
  return (
    <>
      <PhotoGallery
        label={intl.formatMessage(messages.photos, { name })}
        own={own}
        items={photos.map(({ id, state, thumb, full }, index) => ({
          id,
          state,
          thumbUrl: thumb,
          fullUrl: full,
          alt: altOf(index + 1),
        }))}
        lockedLabel={intl.formatMessage(visitor ? messages.lockedForVisitor : messages.lockedForMember)}
        inspectedLabel={intl.formatMessage(messages.inspected)}
        rejectedLabel={intl.formatMessage(messages.rejected)}
        lockedAction={
          visitor ? (
            <Button asChild size="sm">
              <a href={hrefs.login}>{intl.formatMessage(commonMessages.login)}</a>
            </Button>
          ) : (
            <Buying>
              <Button asChild size="sm" variant="gold">
                <a href={hrefs.premium}>{intl.formatMessage(messages.getPremium)}</a>
              </Button>
            </Buying>
          )
        }
        onOpen={(id) => setOpened(images.findIndex((image) => image.id === id))}
        empty={intl.formatMessage(messages.noPhotos, { name })}
      />
      <Lightbox
        open={opened >= 0}
        onClose={() => setOpened(-1)}
        images={images}
        index={Math.max(0, opened)}
        onIndexChange={setOpened}
        label={intl.formatMessage(messages.photos, { name })}
        closeLabel={intl.formatMessage(commonMessages.close)}
        prevLabel={intl.formatMessage(messages.previousPhoto)}
        nextLabel={intl.formatMessage(messages.nextPhoto)}
        zoomInLabel={intl.formatMessage(messages.zoomIn)}
        zoomOutLabel={intl.formatMessage(messages.zoomOut)}
        actions={
          onReport && shown ? (
            <Button
              variant="ghost"
              className="bg-photo-scrim text-ink-on-photo max-sm:w-11 max-sm:px-0"
              onClick={() => onReport({ kind: 'photo', photoId: shown.id })}
            >
              <FlagIcon />
              <span className="max-sm:sr-only">{intl.formatMessage(messages.reportPhoto)}</span>
            </Button>
          ) : undefined
        }
        counterText={intl.formatMessage(messages.photoCounter, { number: opened + 1, total: images.length })}
      />
    </>
  );
}
