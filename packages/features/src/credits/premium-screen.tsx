import { limits } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { PremiumOverview } from '@heartline/ui/credits/premium-overview';
import { BadgeCheckIcon, HeartIcon, ImagesIcon, MessagesSquareIcon, UserRoundIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { BackToMe, hrefs, PageTitle, useSession } from '../shared/index.ts';
import { premiumMessages as messages } from './premium.messages.ts';

export interface PremiumViewProps {
  /** The member is premium already. */
  premium: boolean;
}

/** What premium members can do, and that it is no subscription. */
export function PremiumView({ premium }: PremiumViewProps) {
  const intl = useIntl();
  const { freeConversations, premiumPhotos, freePhotos } = limits;
  return (
    <PremiumOverview
      className="mx-auto max-w-form"
      title={intl.formatMessage(premium ? messages.titleMember : messages.title)}
      text={intl.formatMessage(premium ? messages.textMember : messages.text)}
      benefits={[
        {
          icon: <MessagesSquareIcon />,
          title: intl.formatMessage(messages.conversations),
          text: intl.formatMessage(messages.conversationsText, { limit: freeConversations }),
        },
        {
          icon: <ImagesIcon />,
          title: intl.formatMessage(messages.photos),
          text: intl.formatMessage(messages.photosText),
        },
        {
          icon: <HeartIcon />,
          title: intl.formatMessage(messages.likes),
          text: intl.formatMessage(messages.likesText),
        },
        {
          icon: <UserRoundIcon />,
          title: intl.formatMessage(messages.ownPhotos),
          text: intl.formatMessage(messages.ownPhotosText, { premium: premiumPhotos, free: freePhotos }),
        },
        {
          icon: <BadgeCheckIcon />,
          title: intl.formatMessage(messages.badge),
          text: intl.formatMessage(messages.badgeText),
        },
      ]}
      action={
        <Button asChild size="lg" variant={premium ? 'strong' : 'gold'}>
          <a href={hrefs.credits}>{intl.formatMessage(premium ? messages.actionMember : messages.action)}</a>
        </Button>
      }
      note={
        <>
          {premium ? null : <p className="font-semibold text-ink">{intl.formatMessage(messages.note)}</p>}
          <p>{intl.formatMessage(messages.everyone, { likes: limits.swipeLikesPerDay })}</p>
        </>
      }
    />
  );
}

/** The page on premium membership: /premium. */
export function PremiumScreen() {
  const intl = useIntl();
  const user = useSession();
  return (
    <div className="mx-auto flex w-full max-w-form flex-col gap-4">
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      {user ? <BackToMe /> : null}
      <PremiumView premium={user?.paidUser ?? false} />
    </div>
  );
}
