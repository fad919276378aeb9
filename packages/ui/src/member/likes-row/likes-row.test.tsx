import { describeConformance } from '../../testing/describe-conformance.tsx';
import { LikesRow } from './index.ts';

const card = { name: 'Anna', age: 34, href: '/members/1' };

describeConformance('LikesRow', LikesRow, { slot: 'likes-row', element: HTMLElement, props: card });
