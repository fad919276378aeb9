import type { Gift, Money } from '@heartline/api-client';
import { GiftPicker } from '@heartline/ui/chat/gift-picker';
import { GiftPicture } from '@heartline/ui/chat/gift-picture';
import { Link } from '@heartline/ui/controls/link';
import { Spinner } from '@heartline/ui/feedback/spinner';
import { Dialog } from '@heartline/ui/overlays/dialog';
import { useIntl } from 'react-intl';

import { Buying, commonMessages, formatMoney, LoadError } from '../shared/index.ts';
import { giftMessages as messages } from './gifts.messages.ts';
import { useGiftName } from './use-gift-name.ts';

export interface GiftDialogViewProps {
  open: boolean;
  onClose: () => void;
  /** The recipient. */
  memberName: string;
  /** The sender's balance. */
  credits: number;
  buyHref: string;
  /** Price of credits in money; null before the first purchase. */
  moneyOf?: (credits: number) => Money | null;
  onSend: (giftId: string) => void;
  state: 'loading' | 'ready' | 'error';
  error?: unknown;
  onRetry?: () => void;
  gifts: readonly Gift[];
}

/** The gifts with their prices; gifts that the sender cannot afford cannot be chosen (CHAT-07). */
export function GiftDialogView({
  open,
  onClose,
  memberName,
  credits,
  buyHref,
  moneyOf,
  onSend,
  state,
  error,
  onRetry,
  gifts,
}: GiftDialogViewProps) {
  const intl = useIntl();
  const giftName = useGiftName();
  const tooFew = gifts.some((gift) => gift.credits > credits);
  const cheapest = Math.min(...gifts.map((gift) => gift.credits));
  const placeholder =
    state === 'error' ? (
      <LoadError error={error} onRetry={onRetry} />
    ) : state === 'loading' ? (
      <Spinner label={intl.formatMessage(commonMessages.loading)} className="mx-auto my-10" />
    ) : gifts.length === 0 ? (
      <p className="py-6 text-center text-ink-muted">{intl.formatMessage(messages.empty)}</p>
    ) : undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(messages.title, { name: memberName })}
      closeLabel={intl.formatMessage(commonMessages.close)}
      size="sheet-on-phone"
      flush
    >
      <GiftPicker
        label={intl.formatMessage(messages.choose)}
        gifts={gifts.map((gift) => ({
          id: gift.id,
          name: giftName(gift.id),
          priceText: intl.formatMessage(messages.price, { credits: gift.credits }),
          picture: <GiftPicture gift={gift.id} />,
          disabled: gift.credits > credits,
        }))}
        onSend={onSend}
        sendLabel={(chosen) => {
          if (!chosen) return intl.formatMessage(messages.choose);
          const cost = gifts.find(({ id }) => id === chosen.id)?.credits ?? 0;
          const money = moneyOf?.(cost);
          const price = { gift: chosen.name, credits: cost };
          return money
            ? intl.formatMessage(messages.sendWithMoney, { ...price, money: formatMoney(intl, money) })
            : intl.formatMessage(messages.send, price);
        }}
        notice={
          state !== 'ready' || gifts.length === 0 ? undefined : tooFew ? (
            <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-muted">
              {cheapest > credits
                ? intl.formatMessage(messages.noneAffordable, { credits: Math.max(0, credits), cost: cheapest })
                : intl.formatMessage(messages.tooFew, { credits })}
              <Buying>
                <Link href={buyHref} variant="strong">
                  {intl.formatMessage(messages.buy)}
                </Link>
              </Buying>
            </div>
          ) : (
            <p className="text-sm text-ink-muted">{intl.formatMessage(messages.balance, { credits })}</p>
          )
        }
        placeholder={placeholder}
      />
    </Dialog>
  );
}
