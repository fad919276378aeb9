export { AttributeList, type Attribute, type AttributeListProps } from './attribute-list.tsx';
