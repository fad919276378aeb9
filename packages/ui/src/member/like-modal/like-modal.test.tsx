import { describeConformance } from '../../testing/describe-conformance.tsx';
import { LikeModal } from './index.ts';

const like = {
  open: true,
  title: 'Anna likes you',
  profile: { profileId: 'p1', name: 'Anna' },
  href: '#p1',
  buttonLabel: 'View',
  closeLabel: 'Close',
  onClose: () => {},
};

describeConformance('LikeModal', LikeModal, { slot: 'like-modal', element: HTMLDialogElement, props: like });
