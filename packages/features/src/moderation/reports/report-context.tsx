import { Button } from '@heartline/ui/controls/button';
import { Badge } from '@heartline/ui/feedback/badge';
import { useIntl } from 'react-intl';

import { lookMessages } from '../looks/look.messages.ts';
import type { LookedAt, WrittenMessage } from '../moderation.queries.ts';
import { AnsweredLine } from '../shared/answered.tsx';
import { Part } from '../shared/part.tsx';
import { Picture } from '../shared/picture.tsx';
import { reportMessages as messages } from './report.messages.ts';

interface ReportContextProps {
  report: LookedAt;
  photoId: string | undefined;
  /** Chooses the photo to remove; undefined once the report is decided. */
  onPhoto: ((photoId: string) => void) | undefined;
}

/** The reported item in its context: the messages, the photos, the profile at that time. */
export function ReportContext({ report, photoId, onPhoto }: ReportContextProps) {
  const intl = useIntl();
  const { messages: written, photos, evidence, member, subject } = report;
  const profile = (
    <Part title={intl.formatMessage(messages.profileThen)}>
      <p className="font-semibold">
        <bdi>{evidence.name}</bdi>
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {evidence.about === '' ? (
          <span className="text-ink-muted">{intl.formatMessage(messages.aboutEmpty)}</span>
        ) : (
          evidence.about
        )}
      </p>
    </Part>
  );
  return (
    <>
      {written.length > 0 ? (
        <Part title={intl.formatMessage(messages.conversation)}>
          <ol className="flex flex-col gap-2">
            {written.map((one) => (
              <Written key={one.seq} message={one} name={member.name} />
            ))}
          </ol>
        </Part>
      ) : subject === 'message' ? (
        <Part title={intl.formatMessage(messages.conversation)}>
          <p className="text-ink-muted">{intl.formatMessage(messages.conversationGone)}</p>
        </Part>
      ) : null}
      {subject === 'profile' ? profile : null}
      <Part title={intl.formatMessage(messages.photos)}>
        {photos.length === 0 ? <p className="text-ink-muted">{intl.formatMessage(messages.photosNone)}</p> : null}
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
          {photos.map((photo, index) => (
            <li key={photo.id} className="flex flex-col gap-2">
              <Picture
                picture={photo.picture}
                alt={intl.formatMessage(messages.photoAlt, { number: index + 1, name: member.name })}
                mark={photo.reported ? <Badge tone="danger">{intl.formatMessage(messages.isReported)}</Badge> : null}
              />
              {onPhoto ? (
                <Button
                  size="sm"
                  variant={photo.id === photoId ? 'soft' : 'ghost'}
                  aria-pressed={photo.id === photoId}
                  onClick={() => onPhoto(photo.id)}
                >
                  {intl.formatMessage(photo.id === photoId ? messages.photoChosen : messages.choosePhoto, {
                    number: index + 1,
                  })}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </Part>
      {subject === 'profile' ? null : profile}
    </>
  );
}

function Written({ message, name }: { message: WrittenMessage; name: string }) {
  const intl = useIntl();
  const { byReported, kind, text, about, item, picture, sentAt, reported } = message;
  // The item of a photo is an id, not a text to read.
  const words = text ?? (kind === 'photo' ? null : item);
  return (
    <li
      className={`flex max-w-[85%] min-w-0 flex-col gap-0.5 rounded-md border px-3 py-2 ${
        byReported ? 'self-start' : 'self-end'
      } ${reported ? 'border-danger-border bg-danger-surface' : 'border-line bg-surface-sunken'}`}
    >
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
        <span className="font-semibold">
          {byReported ? <bdi>{name}</bdi> : intl.formatMessage(messages.byReporter)}
        </span>
        <time dateTime={sentAt}>{intl.formatDate(sentAt, { dateStyle: 'short', timeStyle: 'short' })}</time>
        {reported ? <Badge tone="danger">{intl.formatMessage(messages.isReported)}</Badge> : null}
      </p>
      {kind === 'text' ? null : <p className="text-sm font-medium">{intl.formatMessage(messages[kind])}</p>}
      <AnsweredLine about={about} />
      {words === null ? null : (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {words}
        </p>
      )}
      {kind !== 'photo' ? null : picture === null ? (
        <p className="text-sm text-ink-muted">
          {intl.formatMessage(byReported ? lookMessages.photoGone : lookMessages.photoClosed)}
        </p>
      ) : (
        <Picture shape="free" picture={picture} alt={intl.formatMessage(lookMessages.sentPhoto, { name })} />
      )}
    </li>
  );
}
