import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { useApi, useSharedDevice, useUser } from '../../shared/index.ts';
import { forgetKept } from '../../shared/kept/forget-kept.ts';
import { keepChats } from './keep-chats.ts';

/** Stores the member's conversations on this device for use without a network; a shared device stores nothing. */
export function KeepChats() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { locale } = useIntl();
  const { id: memberId } = useUser();
  const shared = useSharedDevice();
  useEffect(() => {
    if (!shared) return keepChats({ api, queryClient, memberId, locale });
    void forgetKept();
    return undefined;
  }, [api, queryClient, memberId, locale, shared]);
  return null;
}
