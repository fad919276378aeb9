import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowLeftIcon,
  BadgeCheckIcon,
  BanIcon,
  BanknoteIcon,
  BellOffIcon,
  CameraIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  ClockIcon,
  CoffeeIcon,
  CoinsIcon,
  CrownIcon,
  EllipsisVerticalIcon,
  EyeIcon,
  EyeOffIcon,
  FlagIcon,
  GemIcon,
  GiftIcon,
  GlobeIcon,
  HeartHandshakeIcon,
  HeartIcon,
  ImagePlusIcon,
  ImagesIcon,
  InfoIcon,
  LanguagesIcon,
  LockKeyholeIcon,
  LogOutIcon,
  MailCheckIcon,
  MapPinIcon,
  MessageCircleIcon,
  MessagesSquareIcon,
  ReceiptTextIcon,
  SearchIcon,
  SendHorizontalIcon,
  SettingsIcon,
  ShieldCheckIcon,
  SlidersHorizontalIcon,
  SparklesIcon,
  StarIcon,
  Trash2Icon,
  TriangleAlertIcon,
  UserRoundIcon,
  UsersRoundIcon,
  WifiOffIcon,
  XIcon,
} from 'lucide-react';

import { elementNotes } from '../../testing/element-notes.ts';

const meta = {
  title: 'Foundations/Icons',
  parameters: elementNotes({
    use: 'Lucide, drawn with a line of 2 px, 20 px in text and controls, 24 px in bars. One icon means one thing everywhere.',
    avoid:
      'An icon alone without a name for it: use IconButton, which asks for a label. Filled only for what is on: a like that was given.',
    synonyms: ['glyph', 'symbol', 'lucide', 'svg'],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const icons = {
  like: HeartIcon,
  match: HeartHandshakeIcon,
  message: MessageCircleIcon,
  messages: MessagesSquareIcon,
  send: SendHorizontalIcon,
  icebreaker: SparklesIcon,
  gift: GiftIcon,
  coffee: CoffeeIcon,
  search: SearchIcon,
  filter: SlidersHorizontalIcon,
  member: UserRoundIcon,
  members: UsersRoundIcon,
  place: MapPinIcon,
  online: WifiOffIcon,
  photo: CameraIcon,
  photos: ImagesIcon,
  'add photo': ImagePlusIcon,
  locked: LockKeyholeIcon,
  credits: CoinsIcon,
  premium: GemIcon,
  gold: CrownIcon,
  'best value': StarIcon,
  money: BanknoteIcon,
  receipt: ReceiptTextIcon,
  'time left': ClockIcon,
  verified: BadgeCheckIcon,
  safety: ShieldCheckIcon,
  report: FlagIcon,
  block: BanIcon,
  delete: Trash2Icon,
  'mail sent': MailCheckIcon,
  mute: BellOffIcon,
  language: LanguagesIcon,
  country: GlobeIcon,
  settings: SettingsIcon,
  'log out': LogOutIcon,
  more: EllipsisVerticalIcon,
  close: XIcon,
  done: CheckIcon,
  back: ArrowLeftIcon,
  previous: ChevronLeftIcon,
  next: ChevronRightIcon,
  open: ChevronDownIcon,
  show: EyeIcon,
  hide: EyeOffIcon,
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
};

export const All: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-3">
      {Object.entries(icons).map(([name, Icon]) => (
        <li
          key={name}
          className="flex flex-col items-center gap-2 rounded-md border border-line bg-surface px-2 py-4 text-sm text-ink-muted"
        >
          <Icon aria-hidden className="size-6 text-ink" />
          {name}
        </li>
      ))}
    </ul>
  ),
};
