import { messageAnchor } from '@heartline/ui/chat/message-bubble';
import { useToast } from '@heartline/ui/feedback/toast';
import { Menu, type MenuItem } from '@heartline/ui/overlays/menu';
import { CopyIcon, FlagIcon, LanguagesIcon } from 'lucide-react';
import { use } from 'react';
import { useIntl } from 'react-intl';

import { chatMessages } from '../chat.messages.ts';
import { messageMenuMessages as messages } from '../reading.messages.ts';
import type { BubbleRow } from '../rows.ts';

export interface MessageMenuProps {
  row: BubbleRow;
  /** The button that opened the menu. */
  anchor: HTMLElement;
  /** Text of the bubble; undefined for a picture. */
  text: string | undefined;
  onReport: ((row: BubbleRow) => void) | undefined;
  /** Translates, or shows the original again. */
  onTranslate: () => void;
  translated: boolean;
  /** Whether the text can be translated. */
  translatable: Promise<boolean>;
  onClose: () => void;
}

/** Actions on one message. */
export function MessageMenu(props: MessageMenuProps) {
  const { row, anchor, text, onReport, onTranslate, translated, translatable, onClose } = props;
  const intl = useIntl();
  const toast = useToast();
  const copy = async (words: string) => {
    try {
      await navigator.clipboard.writeText(words);
      toast.show({ message: intl.formatMessage(messages.copied), id: 'copied' });
    } catch {
      toast.show({ tone: 'danger', message: intl.formatMessage(messages.copyFailed), id: 'copied' });
    }
  };
  const items: MenuItem[] = [];
  if (text !== undefined)
    items.push({ label: intl.formatMessage(messages.copy), icon: <CopyIcon />, onSelect: () => void copy(text) });
  if (translated || use(translatable))
    items.push({
      label: intl.formatMessage(translated ? messages.original : messages.translate),
      icon: <LanguagesIcon />,
      onSelect: onTranslate,
    });
  if (onReport && !row.mine)
    items.push({
      label: intl.formatMessage(messages.report),
      icon: <FlagIcon />,
      tone: 'danger',
      onSelect: () => onReport(row),
    });
  return (
    <Menu
      anchor={messageAnchor(anchor)}
      label={intl.formatMessage(chatMessages.messageActions)}
      align={row.mine ? 'end' : 'start'}
      items={items}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    />
  );
}
