import type { Locale } from '@heartline/api-client/contract';

export interface SandboxTexts {
  title: string;
  /** Says that nothing here is real. */
  notice: string;
  amount: string;
  method: string;
  pay: string;
  fail: string;
  cancel: string;
  /** For a payment that was decided before. */
  done: string;
  back: string;
}

/** Words of the test provider's page: it is no part of the site, so it brings its own. */
export const sandboxTexts: Record<Locale, SandboxTexts> = {
  da: {
    title: 'Testbetaling',
    notice: 'Dette er en testside. Der trækkes ingen penge.',
    amount: 'Beløb',
    method: 'Betalingsmåde',
    pay: 'Betal',
    fail: 'Lad betalingen mislykkes',
    cancel: 'Annuller',
    done: 'Denne betaling er afsluttet.',
    back: 'Tilbage til siden',
  },
  de: {
    title: 'Testzahlung',
    notice: 'Das ist eine Testseite. Es wird kein Geld abgebucht.',
    amount: 'Betrag',
    method: 'Zahlungsart',
    pay: 'Bezahlen',
    fail: 'Zahlung fehlschlagen lassen',
    cancel: 'Abbrechen',
    done: 'Diese Zahlung ist abgeschlossen.',
    back: 'Zurück zur Seite',
  },
  en: {
    title: 'Test payment',
    notice: 'This is a test page. No money is taken.',
    amount: 'Amount',
    method: 'Payment method',
    pay: 'Pay',
    fail: 'Let the payment fail',
    cancel: 'Cancel',
    done: 'This payment is finished.',
    back: 'Back to the site',
  },
  es: {
    title: 'Pago de prueba',
    notice: 'Esta es una página de prueba. No se cobra nada.',
    amount: 'Importe',
    method: 'Método de pago',
    pay: 'Pagar',
    fail: 'Hacer que el pago falle',
    cancel: 'Cancelar',
    done: 'Este pago ha terminado.',
    back: 'Volver al sitio',
  },
  fi: {
    title: 'Testimaksu',
    notice: 'Tämä on testisivu. Rahaa ei veloiteta.',
    amount: 'Summa',
    method: 'Maksutapa',
    pay: 'Maksa',
    fail: 'Anna maksun epäonnistua',
    cancel: 'Peruuta',
    done: 'Tämä maksu on päättynyt.',
    back: 'Takaisin sivustolle',
  },
  fr: {
    title: 'Paiement de test',
    notice: 'Ceci est une page de test. Aucun montant n’est débité.',
    amount: 'Montant',
    method: 'Moyen de paiement',
    pay: 'Payer',
    fail: 'Faire échouer le paiement',
    cancel: 'Annuler',
    done: 'Ce paiement est terminé.',
    back: 'Retour au site',
  },
  it: {
    title: 'Pagamento di prova',
    notice: 'Questa è una pagina di prova. Non viene addebitato nulla.',
    amount: 'Importo',
    method: 'Metodo di pagamento',
    pay: 'Paga',
    fail: 'Fai fallire il pagamento',
    cancel: 'Annulla',
    done: 'Questo pagamento è concluso.',
    back: 'Torna al sito',
  },
  nb: {
    title: 'Testbetaling',
    notice: 'Dette er en testside. Ingen penger blir trukket.',
    amount: 'Beløp',
    method: 'Betalingsmåte',
    pay: 'Betal',
    fail: 'La betalingen mislykkes',
    cancel: 'Avbryt',
    done: 'Denne betalingen er avsluttet.',
    back: 'Tilbake til siden',
  },
  nl: {
    title: 'Testbetaling',
    notice: 'Dit is een testpagina. Er wordt geen geld afgeschreven.',
    amount: 'Bedrag',
    method: 'Betaalmethode',
    pay: 'Betalen',
    fail: 'Laat de betaling mislukken',
    cancel: 'Annuleren',
    done: 'Deze betaling is afgerond.',
    back: 'Terug naar de site',
  },
  pl: {
    title: 'Płatność testowa',
    notice: 'To jest strona testowa. Żadne pieniądze nie zostaną pobrane.',
    amount: 'Kwota',
    method: 'Metoda płatności',
    pay: 'Zapłać',
    fail: 'Odrzuć płatność',
    cancel: 'Anuluj',
    done: 'Ta płatność jest zakończona.',
    back: 'Wróć do serwisu',
  },
  sv: {
    title: 'Testbetalning',
    notice: 'Det här är en testsida. Inga pengar dras.',
    amount: 'Belopp',
    method: 'Betalsätt',
    pay: 'Betala',
    fail: 'Låt betalningen misslyckas',
    cancel: 'Avbryt',
    done: 'Den här betalningen är avslutad.',
    back: 'Tillbaka till sajten',
  },
};
