import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Scales' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = [
  ['text-4xl', '36 to 60 px', 'font-extrabold'],
  ['text-3xl', '28 to 38 px', 'font-extrabold'],
  ['text-2xl', '23 to 28 px', 'font-bold'],
  ['text-xl', '19 to 22 px', 'font-bold'],
  ['text-lg', '17 to 18 px', ''],
  ['text-base', '16 px', ''],
  ['text-sm', '14 px', ''],
  ['text-xs', '12 px', ''],
] as const;

export const Type: Story = {
  render: () => (
    <dl className="flex flex-col gap-5">
      {sizes.map(([name, size, weight]) => (
        <div key={name} className="grid gap-1 md:grid-cols-[160px_1fr] md:items-baseline">
          <dt className="text-sm text-ink-muted">
            {name}, {size}
          </dt>
          <dd className={`${name} ${weight}`}>Someone is waiting to meet you</dd>
        </div>
      ))}
    </dl>
  ),
};

const steps = ['w-1', 'w-2', 'w-3', 'w-4', 'w-5', 'w-6', 'w-8', 'w-10', 'w-12', 'w-16', 'w-24'];
export const Spacing: Story = {
  render: () => (
    <ul className="flex flex-col gap-2">
      {steps.map((step) => (
        <li key={step} className="flex items-center gap-4 text-sm text-ink-muted">
          <span className="w-24 tabular-nums">
            {step.slice(2)} = {Number(step.slice(2)) * 4} px
          </span>
          <span className={`h-4 rounded-xs bg-primary ${step}`} />
        </li>
      ))}
    </ul>
  ),
};

const radii = ['rounded-xs', 'rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-xl', 'rounded-full'];
export const Radius: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-5">
      {radii.map((radius) => (
        <li key={radius} className="flex flex-col items-center gap-2 text-sm text-ink-muted">
          <span className={`size-24 border border-line bg-surface ${radius}`} />
          {radius}
        </li>
      ))}
    </ul>
  ),
};

export const Shadow: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-10 p-6">
      {['shadow-soft', 'shadow-float'].map((shadow) => (
        <li key={shadow} className="flex flex-col items-center gap-4 text-sm text-ink-muted">
          <span className={`size-36 rounded-lg bg-surface-raised ${shadow}`} />
          {shadow}
        </li>
      ))}
    </ul>
  ),
};

const motions = [
  ['animate-enter', '200 ms: what appears in place'],
  ['animate-rise', '240 ms: what opens below its button'],
  ['animate-slide-in', '240 ms: a sheet from the side'],
  ['animate-pop', '240 ms: a dialog'],
] as const;
export const Motion: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-6 overflow-hidden">
      {motions.map(([motion, use]) => (
        <li key={motion} className="flex w-56 flex-col gap-2 text-sm text-ink-muted">
          <span className={`h-28 rounded-lg bg-primary-soft ${motion}`} />
          {motion}, {use}
        </li>
      ))}
    </ul>
  ),
};

export const SiteThemes: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-4">
      {['1', '2', '3', '4', '5', '6', '7'].map((niche) => (
        <li
          key={niche}
          data-site-theme={niche}
          className="flex flex-col gap-3 border border-line bg-surface p-5 text-ink"
          style={{ borderRadius: 'calc(var(--radius-base) + 4px)' }}
        >
          <span className="text-lg font-bold">Niche {niche}</span>
          <span className="rounded-full bg-primary px-4 py-2 text-center font-semibold text-on-primary">
            Send a like
          </span>
          <span className="rounded-full bg-primary-soft px-4 py-2 text-center font-semibold text-on-primary-soft">
            3 in common
          </span>
          <span className="font-semibold text-primary-text">Show more</span>
        </li>
      ))}
    </ul>
  ),
};
