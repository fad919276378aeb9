export type { TabItem } from './tab-label.tsx';
export { Tabs, type TabsProps } from './tabs.tsx';
export { TabLinks, type TabLink, type TabLinksProps } from './tab-links.tsx';
