export { ChipGroup, type Chip, type ChipGroupProps } from './chip-group.tsx';
