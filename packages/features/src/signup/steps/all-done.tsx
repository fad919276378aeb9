import { Button } from '@heartline/ui/controls/button';
import { CircleCheckIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { SignupFrame, type SignupFrameProps } from '../signup-frame.tsx';
import { stepMessages } from './steps.messages.ts';

export interface AllDoneProps extends Pick<SignupFrameProps, 'presentation' | 'siteName' | 'onClose' | 'behind'> {
  name: string;
  onFinished: () => void;
}

/** For a member who returns with every question answered. */
export function AllDone({ name, onFinished, ...frame }: AllDoneProps) {
  const intl = useIntl();
  return (
    <SignupFrame
      {...frame}
      title={intl.formatMessage(stepMessages.title, { name })}
      intro={intl.formatMessage(stepMessages.doneText)}
    >
      <div className="flex flex-1 flex-col gap-5 pt-6">
        <CircleCheckIcon aria-hidden className="size-12 text-ink-muted" />
        <h2 className="text-2xl font-display">{intl.formatMessage(stepMessages.doneTitle)}</h2>
        <p className="text-ink-muted">{intl.formatMessage(stepMessages.doneText)}</p>
        <Button variant="primary" size="lg" block className="mt-auto mb-4" onClick={onFinished}>
          {intl.formatMessage(stepMessages.toMatches)}
        </Button>
      </div>
    </SignupFrame>
  );
}
