import { useUser } from '../shared/index.ts';
import { CreditsDialogView, type CreditsDialogViewProps } from './credits-dialog-view.tsx';
import { useOffers } from './use-offers.ts';

export type CreditsDialogProps = Pick<CreditsDialogViewProps, 'open' | 'onClose' | 'returnTo' | 'writing'>;

/** The packages over a conversation, at the member's prices. */
export function CreditsDialog(props: CreditsDialogProps) {
  const { credits, paidUser } = useUser();
  const { byBonus: _byBonus, ...offers } = useOffers();
  return <CreditsDialogView {...props} {...offers} credits={credits} premium={paidUser} />;
}
