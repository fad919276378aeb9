import type { NoticeWords } from './notice-words.types.ts';

export const es: NoticeWords = {
  title: {
    warning: 'Una advertencia',
    photo_refused: 'Tu foto no se ha aprobado',
    photo_removed: 'Tu foto se ha retirado',
    account_disabled: 'Tu cuenta se ha desactivado',
    message_refused: 'Tu mensaje no se ha entregado',
  },
  what: {
    warning: 'Tu cuenta ha recibido una advertencia. Por ahora no cambia nada más.',
    photo_refused: 'No hemos aprobado una foto que subiste. Los demás miembros nunca la han visto y se ha borrado.',
    photo_removed: 'Hemos retirado una de tus fotos. Los demás miembros ya no la ven y se ha borrado.',
    account_disabled: 'Hemos desactivado tu cuenta. Los demás miembros ya no te ven y no puedes iniciar sesión.',
    message_refused: 'No hemos entregado uno de tus mensajes. Nadie lo ha visto y no te ha costado nada.',
  },
  reason: 'Norma',
  grounds: {
    fake: 'sin identidades falsas',
    spam: 'sin publicidad',
    harassment: 'sin acoso',
    nudity: 'sin imágenes sexuales',
    underage: 'sin menores',
    scam: 'sin estafas',
    other: 'nuestras condiciones de uso',
  },
  facts: 'Qué hemos comprobado',
  byPerson: 'La decisión la ha tomado una persona, no un programa.',
  redress:
    'Puedes recurrir gratis hasta el {until}. Decide una persona. También puedes acudir a un órgano certificado de resolución de litigios o a los tribunales.',
  button: 'Recurrir',
  upheld: 'Tu recurso: la decisión se mantiene',
  upheldLead: 'Hemos vuelto a examinar tu caso. La decisión se mantiene.',
  overturned: 'Tu recurso: nos equivocamos',
  overturnedLead: 'Hemos vuelto a examinar la decisión y la hemos anulado. Una foto borrada se puede volver a subir.',
  open: 'Abrir el sitio',
  lasting: 'Todavía puedes acudir a un órgano certificado de resolución de litigios o a los tribunales.',
};
