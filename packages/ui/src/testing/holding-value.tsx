import { useState, type ComponentType } from 'react';

/** Wraps the element of a story, so that it shows each value that it reports. */
export function holdingValue<Value, Rest extends unknown[], Props extends object>(
  Element: ComponentType<Props & { value: Value; onValueChange: (value: Value, ...rest: Rest) => void }>,
) {
  return function HoldingValue(args: Props & { value: Value; onValueChange: (value: Value, ...rest: Rest) => void }) {
    const [value, setValue] = useState(args.value);
    return (
      <Element
        {...args}
        value={value}
        onValueChange={(next, ...rest) => {
          setValue(next);
          args.onValueChange(next, ...rest);
        }}
      />
    );
  };
}
