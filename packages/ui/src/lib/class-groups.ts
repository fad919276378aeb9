/**
 * Which utilities set the same property, for the classes our elements use: tailwind-merge's own table knows all of Tailwind and
 * weighs more than everything else in a button. A class that is not named here is kept as it is.
 */
const any = () => true;
const sides = ['x', 'y', 't', 'r', 'b', 'l', 's', 'e'];
const prefixed = (name: string) => [{ [name]: [any] }];
const spread = (name: string) =>
  Object.fromEntries(sides.map((side) => [`${name}${side}`, prefixed(`${name}${side}`)]));
const edges = ['t', 'r', 'b', 'l', 's', 'e', 'x', 'y'];
/** Sides and corners of a box that may be rounded by themselves. */
const roundings = [...edges, 'ss', 'se', 'es', 'ee'];
const widths = ['0', '1', '2', '3', '4', '8', '[1.5px]'];
/** Width, and else colour, of what is drawn as a line. */
const drawn = (name: string) => ({ [`${name}-width`]: [name, { [name]: widths }], [`${name}-color`]: prefixed(name) });

export const classGroups = {
  display: [
    'block',
    'inline-block',
    'inline',
    'flex',
    'inline-flex',
    'grid',
    'inline-grid',
    'contents',
    'hidden',
    'flow-root',
    'list-item',
  ],
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  visibility: ['visible', 'invisible', 'collapse'],
  ...Object.fromEntries(
    [
      'inset',
      'inset-x',
      'inset-y',
      'inset-s',
      'inset-e',
      'top',
      'right',
      'bottom',
      'left',
      'start',
      'end',
      'z',
      'order',
    ].map((name) => [name, prefixed(name)]),
  ),
  direction: [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  wrap: [{ flex: ['wrap', 'nowrap', 'wrap-reverse'] }],
  flex: [{ flex: [any] }],
  ...Object.fromEntries(
    [
      'basis',
      'justify',
      'items',
      'self',
      'content',
      'place-items',
      'place-content',
      'justify-self',
      'grid-cols',
      'grid-rows',
      'col-span',
      'row-span',
    ].map((name) => [name, prefixed(name)]),
  ),
  grow: ['grow', { grow: [any] }],
  shrink: ['shrink', { shrink: [any] }],
  gap: [{ gap: [any] }],
  'gap-x': prefixed('gap-x'),
  'gap-y': prefixed('gap-y'),
  p: prefixed('p'),
  m: prefixed('m'),
  ...spread('p'),
  ...spread('m'),
  ...Object.fromEntries(
    [
      'w',
      'h',
      'size',
      'min-w',
      'max-w',
      'min-h',
      'max-h',
      'aspect',
      'opacity',
      'cursor',
      'select',
      'whitespace',
      'duration',
      'ease',
      'animate',
      'leading',
      'tracking',
      'fill',
      'caret',
      'accent',
      'outline-offset',
      'columns',
    ].map((name) => [name, prefixed(name)]),
  ),
  'text-size': [{ text: ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl'] }],
  'text-align': [{ text: ['left', 'center', 'right', 'start', 'end', 'justify'] }],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'text-color': [{ text: [any] }],
  weight: [{ font: ['normal', 'medium', 'semibold', 'bold', 'extrabold', 'black'] }],
  decoration: ['underline', 'no-underline', 'line-through'],
  case: ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
  background: [{ bg: [any] }],
  'object-fit': [{ object: ['cover', 'contain', 'fill', 'none', 'scale-down'] }],
  'object-position': [{ object: [any] }],
  rounded: ['rounded', { rounded: [any] }],
  ...Object.fromEntries(
    roundings.map((part) => [`rounded-${part}`, [`rounded-${part}`, { [`rounded-${part}`]: [any] }]]),
  ),
  'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
  'outline-style': [{ outline: ['solid', 'dashed', 'dotted', 'none', 'hidden'] }],
  'decoration-style': [{ decoration: ['solid', 'dashed', 'dotted', 'wavy'] }],
  divide: [{ divide: edges }],
  ...Object.assign({}, ...['border', 'outline', 'ring', 'stroke', 'decoration', 'divide'].map(drawn)),
  ...Object.assign({}, ...edges.map((edge) => drawn(`border-${edge}`))),
  shadow: ['shadow', { shadow: [any] }],
  overflow: prefixed('overflow'),
  'overflow-x': prefixed('overflow-x'),
  'overflow-y': prefixed('overflow-y'),
  transition: ['transition', { transition: [any] }],
  'pointer-events': prefixed('pointer-events'),
  'screen-reader': ['sr-only', 'not-sr-only'],
};

/** A class of the key takes back earlier classes of the values: `p-4` those of `px-2`. */
export const conflictingClassGroups = {
  inset: ['inset-x', 'inset-y', 'inset-s', 'inset-e', 'top', 'right', 'bottom', 'left', 'start', 'end'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  flex: ['basis', 'grow', 'shrink'],
  gap: ['gap-x', 'gap-y'],
  p: sides.map((side) => `p${side}`),
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  m: sides.map((side) => `m${side}`),
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  'text-size': ['leading'],
  rounded: roundings.map((part) => `rounded-${part}`),
  'border-width': edges.map((edge) => `border-${edge}-width`),
  'border-color': edges.map((edge) => `border-${edge}-color`),
  overflow: ['overflow-x', 'overflow-y'],
};
