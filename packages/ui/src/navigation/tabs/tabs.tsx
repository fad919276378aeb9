import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';

import { TabLabel, type TabItem } from './tab-label.tsx';
import { tabListVariants, tabVariants } from './tabs.variants.ts';

export interface TabsProps extends Omit<ComponentProps<'div'>, 'onChange' | 'onSelect' | 'aria-label'> {
  /** Name of the choice. */
  label: string;
  items: TabItem[];
  /** Id of the chosen tab. */
  value: string;
  onValueChange: (id: string) => void;
  /** @default 'underline' */
  variant?: 'underline' | 'pill';
  /** The panel of the chosen tab. */
  children?: ReactNode;
}

/** Switches between views of one screen without addresses of their own. With addresses use `TabLinks`. */
export function Tabs({
  label,
  items,
  value,
  onValueChange,
  variant = 'underline',
  className,
  children,
  ...props
}: TabsProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const usable = items.filter((item) => !item.disabled);
    const at = usable.findIndex((item) => item.id === value);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: usable.length - 1 }[event.key];
    const item = next === undefined ? undefined : usable.at(next % usable.length);
    if (!item) return;
    event.preventDefault();
    onValueChange(item.id);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(item.id)}"]`)?.focus();
  };
  return (
    <div {...props} data-slot="tabs" className={className}>
      <div role="tablist" aria-label={label} className={tabListVariants({ variant })}>
        {items.map((item) => {
          const chosen = item.id === value;
          return (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${id}tab-${item.id}`}
              data-tab={item.id}
              aria-selected={chosen}
              aria-controls={chosen && children ? `${id}panel` : undefined}
              tabIndex={chosen ? 0 : -1}
              disabled={item.disabled}
              onClick={() => onValueChange(item.id)}
              onKeyDown={onKeyDown}
              className={tabVariants({ variant, chosen })}
            >
              <TabLabel item={item} />
            </button>
          );
        })}
      </div>
      {children ? (
        <div
          role="tabpanel"
          id={`${id}panel`}
          aria-labelledby={`${id}tab-${value}`}
          tabIndex={0}
          className="rounded-sm pt-4"
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}
