import { defineMessages } from 'react-intl';
import type { MessageValue } from 'react-intl';

export const icebreakerDialogMessages = defineMessages<{
  readonly icebreakerHint: { readonly name: MessageValue };
  readonly sendIcebreaker: { readonly credits: number | bigint };
  readonly sendIcebreakerWithMoney: { readonly credits: number | bigint; readonly money: MessageValue };
}>({
  icebreakerHint: {
    id: 'chat.icebreakers.hint',
    defaultMessage: '{name} will see it in their own language.',
    description: 'Under that title.',
  },
  sendIcebreaker: {
    id: 'chat.icebreakers.send',
    defaultMessage: 'Send for {credits, plural, one {# credit} other {# credits}}',
    description: 'Button of that window.',
  },
  sendIcebreakerWithMoney: {
    id: 'chat.icebreakers.sendWithMoney',
    defaultMessage: 'Send for {credits, plural, one {# credit} other {# credits}} · {money}',
    description: 'Button of that window: credits, and what they cost in money.',
  },
});
