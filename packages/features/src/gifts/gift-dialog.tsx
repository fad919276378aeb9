import { useQuery } from '@tanstack/react-query';

import { useApi } from '../shared/index.ts';
import { GiftDialogView, type GiftDialogViewProps } from './gift-dialog-view.tsx';
import { giftsQueries } from './gifts.queries.ts';

export type GiftDialogProps = Omit<GiftDialogViewProps, 'state' | 'error' | 'onRetry' | 'gifts'>;

/** Gifts to send inside a chat. */
export function GiftDialog(props: GiftDialogProps) {
  const { data: gifts, error, refetch } = useQuery({ ...giftsQueries.list(useApi()), enabled: props.open });
  return (
    <GiftDialogView
      {...props}
      state={gifts ? 'ready' : error ? 'error' : 'loading'}
      error={error}
      onRetry={() => void refetch()}
      gifts={gifts ?? []}
    />
  );
}
