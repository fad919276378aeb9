import { Drama, Gem, Heart, MapPin, type IconNode } from 'lucide';
import { createElement, type ComponentProps } from 'react';

export type IconProps = Omit<ComponentProps<'svg'>, 'children'>;

/**
 * An icon of the set that appears hundreds of times on a page: its paths come from the package without a framework, because the runtime
 * of lucide-react weighs as much as a whole member card. icons.test.tsx compares them with lucide-react, which draws all others.
 */
function iconOf(parts: IconNode) {
  const drawn = parts.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }));
  return function Icon(props: IconProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {drawn}
      </svg>
    );
  };
}

export const DramaIcon = /* @__PURE__ */ iconOf(Drama);
export const GemIcon = /* @__PURE__ */ iconOf(Gem);
export const HeartIcon = /* @__PURE__ */ iconOf(Heart);
export const MapPinIcon = /* @__PURE__ */ iconOf(MapPin);
