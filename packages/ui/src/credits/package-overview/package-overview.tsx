import { useId, type ComponentProps, type ReactNode } from 'react';

import { Spinner } from '../../feedback/spinner/index.ts';
import { ChoiceContext } from '../choice-context.ts';
import { ChoiceGroup } from '../choice-group.tsx';
import { PackageCardSkeleton } from '../package-card/index.ts';

export interface PackageOverviewProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'name' | 'onChange'> {
  /** Name of the group: "Choose a package". */
  label: string;
  /** Shows the name as a heading. @default false */
  labelVisible?: boolean;
  /** Name of the field in a form. */
  name?: string;
  /** `value` of the chosen `PackageCard`. */
  value?: string;
  onValueChange: (value: string) => void;
  /** The error of the choice: "Choose a package first." Focus the first card with it. */
  choiceError?: ReactNode;
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'error';
  /** Spoken while loading. */
  loadingLabel?: string;
  /** For `error`. */
  error?: ReactNode;
  /** `PackageCard`s. */
  children?: ReactNode;
  /** Below the cards: what credits are for, that they do not expire, that nothing renews automatically. */
  note?: ReactNode;
}

const bones = [0, 1, 2, 3];

/** The packages to choose from: stacked on a phone, side by side on wider screens. */
export function PackageOverview({
  label,
  labelVisible = false,
  name,
  value,
  onValueChange,
  choiceError,
  state = 'ready',
  loadingLabel,
  error,
  children,
  note,
  ...props
}: PackageOverviewProps) {
  const ownName = useId();
  return (
    <ChoiceGroup
      {...props}
      data-slot="package-overview"
      data-state={state}
      label={label}
      labelClass={labelVisible ? 'mb-2 text-xl font-bold' : undefined}
      choiceError={choiceError}
    >
      {state === 'error' ? error : null}
      {state === 'loading' ? (
        <div className="grid gap-4 pt-3 md:grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))]">
          <Spinner label={loadingLabel} className="sr-only" />
          {bones.map((bone) => (
            <PackageCardSkeleton key={bone} />
          ))}
        </div>
      ) : null}
      {state === 'ready' ? (
        <ChoiceContext value={{ name: name ?? ownName, value, onValueChange }}>
          <div className="grid gap-4 pt-3 md:grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))]">
            {children}
          </div>
        </ChoiceContext>
      ) : null}
      {note ? <div className="pt-4 text-sm text-ink-muted">{note}</div> : null}
    </ChoiceGroup>
  );
}
