export { formMessages } from './complaint.messages.ts';
export { ComplaintScreen } from './complaint-screen.tsx';
export { FollowScreen } from './follow-screen.tsx';
