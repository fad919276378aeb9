import { clipOf } from '../shared/index.ts';
import afternoonMp4 from './afternoon.mp4';
import afternoonWebm from './afternoon.webm';
import afternoonStill from './afternoon.webp';
import morningMp4 from './morning.mp4';
import morningWebm from './morning.webm';
import morningStill from './morning.webp';
import nightMp4 from './night.mp4';
import nightWebm from './night.webm';
import nightStill from './night.webp';

/** The same lake three times, in the order of a day: a loop for each question. */
export const hours = [
  { name: 'morning', still: morningStill, clips: [clipOf({ webm: morningWebm, mp4: morningMp4 })] },
  { name: 'afternoon', still: afternoonStill, clips: [clipOf({ webm: afternoonWebm, mp4: afternoonMp4 })] },
  { name: 'night', still: nightStill, clips: [clipOf({ webm: nightWebm, mp4: nightMp4 })] },
] as const;
