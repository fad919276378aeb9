import { EyeIcon, EyeOffIcon } from 'lucide-react';
import { useState } from 'react';

import { IconButton } from '../icon-button/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** Name of the button while the password is hidden: "Show password". */
  showLabel: string;
  /** Name of the button while the password is visible: "Hide password". */
  hideLabel: string;
  /** Set `new-password` where a password is chosen. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | 'off';
}

/** A password that can be shown while typing, and hidden again by another press. */
export function PasswordField({
  showLabel,
  hideLabel,
  autoComplete = 'current-password',
  ...props
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      autoComplete={autoComplete}
      type={visible ? 'text' : 'password'}
      suffix={
        <IconButton
          label={visible ? hideLabel : showLabel}
          disabled={props.disabled}
          onClick={() => setVisible(!visible)}
          className="my-0.5"
        >
          {visible ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
