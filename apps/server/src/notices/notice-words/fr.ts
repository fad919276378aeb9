import type { NoticeWords } from './notice-words.types.ts';

export const fr: NoticeWords = {
  title: {
    warning: 'Un avertissement',
    photo_refused: 'Votre photo n’a pas été acceptée',
    photo_removed: 'Votre photo a été retirée',
    account_disabled: 'Votre compte a été désactivé',
    message_refused: 'Votre message n’a pas été remis',
  },
  what: {
    warning: 'Nous vous adressons un avertissement. Rien d’autre ne change pour le moment.',
    photo_refused:
      'Nous n’avons pas accepté une photo que vous avez envoyée. Les autres membres ne l’ont jamais vue et elle a été supprimée.',
    photo_removed: 'Nous avons retiré une de vos photos. Les autres membres ne la voient plus et elle a été supprimée.',
    account_disabled:
      'Nous avons désactivé votre compte. Les autres membres ne vous voient plus et vous ne pouvez plus vous connecter.',
    message_refused: 'Nous n’avons pas remis l’un de vos messages. Personne ne l’a vu et il ne vous a rien coûté.',
  },
  reason: 'Règle',
  grounds: {
    fake: 'pas de fausse identité',
    spam: 'pas de publicité',
    harassment: 'pas de harcèlement',
    nudity: 'pas d’images sexuelles',
    underage: 'pas de mineurs',
    scam: 'pas d’escroquerie',
    other: 'nos conditions d’utilisation',
  },
  facts: 'Ce que nous avons constaté',
  byPerson: 'Cette décision a été prise par une personne, et non automatiquement.',
  redress:
    'Vous pouvez la contester gratuitement jusqu’au {until}. Une personne en décidera. Vous pouvez aussi saisir un organe de règlement extrajudiciaire des litiges certifié ou un tribunal.',
  button: 'Contester',
  upheld: 'Votre contestation : la décision est maintenue',
  upheldLead: 'Nous avons réexaminé votre cas. La décision est maintenue.',
  overturned: 'Votre contestation : nous avions tort',
  overturnedLead:
    'Nous avons réexaminé la décision et l’avons annulée. Une photo supprimée peut être envoyée de nouveau.',
  open: 'Ouvrir le site',
  lasting: 'Vous pouvez toujours saisir un organe de règlement extrajudiciaire des litiges certifié ou un tribunal.',
};
