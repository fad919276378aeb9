import type { NoticeWords } from './notice-words.types.ts';

export const it: NoticeWords = {
  title: {
    warning: 'Un avvertimento',
    photo_refused: 'La tua foto non è stata approvata',
    photo_removed: 'La tua foto è stata rimossa',
    account_disabled: 'Il tuo account è stato disattivato',
    message_refused: 'Il tuo messaggio non è stato consegnato',
  },
  what: {
    warning: 'Il tuo account ha ricevuto un avvertimento. Per ora non cambia altro.',
    photo_refused:
      'Non abbiamo approvato una foto che hai caricato. Gli altri iscritti non l’hanno mai vista ed è stata eliminata.',
    photo_removed: 'Abbiamo rimosso una delle tue foto. Gli altri iscritti non la vedono più ed è stata eliminata.',
    account_disabled: 'Abbiamo disattivato il tuo account. Gli altri iscritti non ti vedono più e non puoi accedere.',
    message_refused: 'Non abbiamo consegnato uno dei tuoi messaggi. Nessuno lo ha visto e non ti è costato nulla.',
  },
  reason: 'Regola',
  grounds: {
    fake: 'nessuna falsa identità',
    spam: 'niente pubblicità',
    harassment: 'niente molestie',
    nudity: 'niente immagini sessuali',
    underage: 'niente minorenni',
    scam: 'niente truffe',
    other: 'le nostre condizioni d’uso',
  },
  facts: 'Che cosa abbiamo riscontrato',
  byPerson: 'La decisione è stata presa da una persona, non in automatico.',
  redress:
    'Puoi fare ricorso gratis. Ultimo giorno: {until}. Decide una persona. Puoi anche rivolgerti a un organismo certificato di risoluzione delle controversie o a un giudice.',
  button: 'Fai ricorso',
  upheld: 'Il tuo ricorso: la decisione resta valida',
  upheldLead: 'Abbiamo riesaminato il tuo caso. La decisione resta valida.',
  overturned: 'Il tuo ricorso: ci siamo sbagliati',
  overturnedLead:
    'Abbiamo riesaminato la decisione e l’abbiamo annullata. Una foto eliminata si può caricare di nuovo.',
  open: 'Apri il sito',
  lasting: 'Puoi sempre rivolgerti a un organismo certificato di risoluzione delle controversie o a un giudice.',
};
