import { Lightbox } from '@heartline/ui/overlays/lightbox';
import { useIntl } from 'react-intl';

import { commonMessages } from '../../shared/index.ts';
import { photoMessages as messages } from './photo.messages.ts';

export interface PhotoLargeProps {
  src: string;
  /** Whose photo it is. */
  label: string;
  onClose: () => void;
}

/** The whole photo, over the page. */
export function PhotoLarge({ src, label, onClose }: PhotoLargeProps) {
  const intl = useIntl();
  return (
    <Lightbox
      open
      onClose={onClose}
      images={[{ src, alt: label }]}
      index={0}
      onIndexChange={() => undefined}
      label={label}
      closeLabel={intl.formatMessage(commonMessages.close)}
      zoomInLabel={intl.formatMessage(messages.zoomIn)}
      zoomOutLabel={intl.formatMessage(messages.zoomOut)}
      prevLabel=""
      nextLabel=""
      counterText=""
    />
  );
}
