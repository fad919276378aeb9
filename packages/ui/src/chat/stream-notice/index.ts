export { StreamNotice, type StreamNoticeProps } from './stream-notice.tsx';
