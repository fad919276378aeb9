import type { Notice, Photo } from '@heartline/api-client';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { Link } from '@heartline/ui/controls/link';
import { OwnPhoto } from '@heartline/ui/member/own-photo';
import { StarIcon, Trash2Icon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { hrefs } from '../shared/index.ts';
import { messages } from './photos.messages.ts';

export interface PhotoTileProps {
  photo: Photo;
  number: number;
  /** The decision that refused it, if it was refused. */
  notice: Notice | undefined;
  canBeMain: boolean;
  /** The handle that moves it. */
  handle: ReactNode;
  onMakeMain: () => void;
  onDelete: () => void;
}

/** One of the member's own photos with its state and actions. */
export function PhotoTile({ photo, number, notice, canBeMain, handle, onMakeMain, onDelete }: PhotoTileProps) {
  const intl = useIntl();
  return (
    <OwnPhoto
      src={photo.thumb}
      colour={photo.colour}
      alt={intl.formatMessage(messages.photo, { number })}
      state={photo.status}
      stateLabel={photo.status === 'active' ? undefined : intl.formatMessage(messages[photo.status])}
      mainLabel={photo.main ? intl.formatMessage(messages.main) : undefined}
      note={photo.status === 'rejected' ? <Rejection notice={notice} /> : undefined}
      actions={
        <>
          {handle}
          {canBeMain ? (
            <IconButton data-act="main" label={intl.formatMessage(messages.makeMain, { number })} onClick={onMakeMain}>
              <StarIcon />
            </IconButton>
          ) : null}
          <IconButton data-act="delete" label={intl.formatMessage(messages.delete, { number })} onClick={onDelete}>
            <Trash2Icon />
          </IconButton>
        </>
      }
    />
  );
}

/** The moderator's reason, and the link to the appeal. */
function Rejection({ notice }: { notice: Notice | undefined }) {
  const intl = useIntl();
  if (!notice) return intl.formatMessage(messages.rejectedNote);
  return (
    <>
      {notice.facts === '' ? (
        intl.formatMessage(messages.rejectedNote)
      ) : (
        <span className="line-clamp-4">{notice.facts}</span>
      )}{' '}
      <Link href={hrefs.safety}>
        {intl.formatMessage(notice.appeal.state === 'possible' ? messages.appeal : messages.decision)}
      </Link>
    </>
  );
}
