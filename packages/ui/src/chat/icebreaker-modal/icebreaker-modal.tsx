import { Dialog, type DialogProps } from '../../overlays/dialog/index.ts';
import { IcebreakerPicker, type IcebreakerPickerProps } from './icebreaker-picker.tsx';

export interface IcebreakerModalProps
  extends
    Pick<DialogProps, 'open' | 'onClose' | 'description' | 'className' | 'ref'>,
    Pick<IcebreakerPickerProps, 'icebreakers' | 'onSend' | 'sendLabel' | 'sending' | 'notice' | 'placeholder'> {
  /** "Break the ice": name of the dialog and of the choice. */
  title: string;
  closeLabel: string;
}

/** The icebreakers in a dialog: one is chosen, then sent. */
export function IcebreakerModal({
  title,
  icebreakers,
  onSend,
  sendLabel,
  sending,
  notice,
  placeholder,
  ...dialog
}: IcebreakerModalProps) {
  return (
    <Dialog {...dialog} title={title} size="sm" flush>
      <IcebreakerPicker
        label={title}
        icebreakers={icebreakers}
        onSend={onSend}
        sendLabel={sendLabel}
        sending={sending}
        notice={notice}
        placeholder={placeholder}
      />
    </Dialog>
  );
}
