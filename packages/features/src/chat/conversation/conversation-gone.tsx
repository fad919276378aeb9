import { Button } from '@heartline/ui/controls/button';
import { ErrorPanel } from '@heartline/ui/feedback/error-panel';
import { MessageCircleOffIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { hrefs } from '../../shared/index.ts';
import { chatMessages as messages } from '../chat.messages.ts';

/** Replaces a conversation that does not exist for the viewer (any more). */
export function ConversationGone() {
  const intl = useIntl();
  return (
    <ErrorPanel
      icon={<MessageCircleOffIcon />}
      title={intl.formatMessage(messages.goneTitle)}
      message={intl.formatMessage(messages.goneText)}
      action={
        <Button asChild>
          <a href={hrefs.chats}>{intl.formatMessage(messages.back)}</a>
        </Button>
      }
    />
  );
}
