import type { MailWords } from '../mail-words.ts';

export const fr: MailWords = {
  greeting: 'Bonjour {name},',
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  footer: 'Vous recevez cet e-mail parce que cette adresse a servi à créer un compte sur {site}.',
  activation: {
    subject: 'Confirmez votre adresse e-mail pour {site}',
    heading: 'Plus qu’un clic',
    lead: 'Confirmez votre adresse e-mail pour que les autres membres voient votre profil et que vous puissiez commencer à discuter.',
    button: 'Confirmer l’adresse e-mail',
    note: 'Le lien fonctionne une seule fois, pendant {days} jours. Si cette inscription ne vient pas de vous, ignorez simplement cet e-mail.',
  },
  passwordReset: {
    subject: 'Votre nouveau mot de passe pour {site}',
    heading: 'Choisissez un nouveau mot de passe',
    lead: 'Vous avez demandé un nouveau mot de passe. Choisissez-le sur la page qui s’ouvre avec ce bouton.',
    button: 'Choisir un nouveau mot de passe',
    note: 'Le lien fonctionne une seule fois, pendant {minutes} minutes. Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe reste inchangé.',
  },
  welcome: {
    subject: 'Bienvenue sur {site}',
    heading: 'Quel plaisir de vous compter parmi nous',
    lead: 'Votre profil est maintenant visible. Avec une photo et quelques mots sur vous, vous avez bien plus de chances qu’on vous écrive.',
    button: 'Découvrir les membres',
    note: 'Une question ? Écrivez à l’adresse de contact de notre site, nous vous aiderons avec plaisir.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe pour {site} a été modifié',
    heading: 'Votre mot de passe a été modifié',
    lead: 'Votre mot de passe vient d’être modifié, et tous les appareils ont été déconnectés.',
    button: 'Se connecter',
    note: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe depuis la page de connexion et écrivez-nous.',
  },
  accountExists: {
    subject: 'Vous avez déjà un compte sur {site}',
    heading: 'Vous avez déjà un compte',
    lead: 'Quelqu’un a voulu s’inscrire sur {site} avec cette adresse, mais un compte y est déjà associé. Aucun nouveau compte n’a été créé.',
    button: 'Se connecter',
    note: 'Mot de passe oublié ? Vous pouvez en choisir un nouveau depuis la page de connexion. Si ce n’était pas vous, ignorez cet e-mail : votre compte reste inchangé.',
  },
  accountUnknown: {
    subject: 'Aucun compte avec cette adresse sur {site}',
    heading: 'Aucun compte n’est associé à cette adresse',
    lead: 'Vous avez demandé un nouveau mot de passe, mais aucun compte n’est associé à cette adresse. Peut-être en avez-vous utilisé une autre à l’inscription.',
    button: 'S’inscrire gratuitement',
    note: 'Si ce n’était pas vous, ignorez simplement cet e-mail.',
    footer:
      'Vous recevez cet e-mail parce que quelqu’un a demandé un nouveau mot de passe pour cette adresse sur {site}.',
  },
};
