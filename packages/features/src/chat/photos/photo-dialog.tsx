import { ApiError, type Money } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { Spinner } from '@heartline/ui/feedback/spinner';
import { Dialog } from '@heartline/ui/overlays/dialog';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { Buying, commonMessages, formatMoney, useErrorText } from '../../shared/index.ts';
import { photoMessages as messages } from './photo.messages.ts';
import { preparePhoto } from './prepare-photo.ts';
import { whyUnread } from './unread-photo.ts';

export interface PhotoDialogProps {
  /** The file as it was chosen or pasted. */
  file: Blob;
  memberName: string;
  /** What it costs. */
  price: { credits: number; money: Money | null };
  /** The member's balance, less the price of unsent messages. */
  credits: number;
  buyHref: string;
  onClose: () => void;
  onChooseOther: () => void;
  onSend: (photo: Blob) => void;
}

/** The photo made from a file, or why it could not be read. */
interface Made {
  file: Blob;
  photo?: Blob;
  url?: string;
  unread?: 'photo_type' | 'photo_unreadable';
}

/** The chosen photo with its price, before it is sent (CHAT-10). */
export function PhotoDialog(props: PhotoDialogProps) {
  const { file, memberName, price, credits, buyHref, onClose, onChooseOther, onSend } = props;
  const intl = useIntl();
  const errorText = useErrorText();
  const [made, setMade] = useState<Made>();
  useEffect(() => {
    // Loads the component that shows it in the conversation, as the photo may be sent while offline.
    void import('./photo-message.tsx').catch(() => undefined);
  }, []);
  useEffect(() => {
    let current = true;
    preparePhoto(file).then(
      (photo) => current && setMade({ file, photo, url: URL.createObjectURL(photo) }),
      async () => {
        const unread = await whyUnread(file).catch(() => 'photo_unreadable' as const);
        if (current) setMade({ file, unread });
      },
    );
    return () => {
      current = false;
    };
  }, [file]);
  useEffect(
    () => () => {
      if (made?.url) URL.revokeObjectURL(made.url);
    },
    [made],
  );
  const ready = made?.file === file ? made : undefined;
  const photo = ready?.photo;
  const poor = credits < price.credits;
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage(messages.title, { name: memberName })}
      closeLabel={intl.formatMessage(commonMessages.close)}
      footer={
        <div className="flex w-full flex-wrap-reverse justify-end gap-2 max-sm:*:grow">
          <Button variant="soft" onClick={onChooseOther}>
            {intl.formatMessage(messages.other)}
          </Button>
          {poor ? (
            <Buying>
              <Button variant="primary" asChild>
                {/* Added to the outbox, so that it can be sent from there after the purchase. */}
                <a href={buyHref} onClick={() => photo && onSend(photo)}>
                  {intl.formatMessage(messages.buy)}
                </a>
              </Button>
            </Buying>
          ) : (
            <Button variant="primary" data-autofocus disabled={!photo} onClick={() => photo && onSend(photo)}>
              {price.money
                ? intl.formatMessage(messages.sendWithMoney, {
                    credits: price.credits,
                    money: formatMoney(intl, price.money),
                  })
                : intl.formatMessage(messages.send, { credits: price.credits })}
            </Button>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-3">
        {ready?.unread ? (
          <Alert tone="danger">{errorText(new ApiError(422, { code: ready.unread }))}</Alert>
        ) : (
          <div className="grid h-[min(24rem,50dvh)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-lg bg-surface-sunken">
            {ready?.url ? (
              <img
                src={ready.url}
                alt={intl.formatMessage(messages.own)}
                className="size-full min-h-0 object-contain"
              />
            ) : (
              <Spinner label={intl.formatMessage(messages.preparing)} className="size-8 text-ink-muted" />
            )}
          </div>
        )}
        {poor ? (
          <Alert tone="warning">
            {intl.formatMessage(messages.tooFew, { cost: price.credits, credits: Math.max(0, credits) })}
          </Alert>
        ) : (
          <p className="text-sm text-ink-muted">{intl.formatMessage(messages.hint, { name: memberName })}</p>
        )}
      </div>
    </Dialog>
  );
}
