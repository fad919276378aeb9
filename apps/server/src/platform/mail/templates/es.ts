import type { MailWords } from '../mail-words.ts';

export const es: MailWords = {
  greeting: 'Hola, {name}:',
  linkHint: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  footer: 'Recibes este correo porque esta dirección se usó para crear una cuenta en {site}.',
  activation: {
    subject: 'Confirma tu correo electrónico en {site}',
    heading: 'Solo falta un clic',
    lead: 'Confirma tu correo electrónico para que otras personas vean tu perfil y puedas empezar a chatear.',
    button: 'Confirmar correo electrónico',
    note: 'El enlace funciona una sola vez y durante {days} días. Si no te has registrado, ignora este correo.',
  },
  passwordReset: {
    subject: 'Tu nueva contraseña de {site}',
    heading: 'Elige una contraseña nueva',
    lead: 'Has pedido una contraseña nueva. Puedes elegirla en la página que se abre con este botón.',
    button: 'Elegir contraseña nueva',
    note: 'El enlace funciona una sola vez y durante {minutes} minutos. Si no lo has pedido, ignora este correo: tu contraseña no cambia.',
  },
  welcome: {
    subject: 'Te damos la bienvenida a {site}',
    heading: 'Qué bien que estés aquí',
    lead: 'Tu perfil ya es visible. Con una foto y unas palabras sobre ti es mucho más probable que alguien te escriba.',
    button: 'Conocer gente',
    note: '¿Tienes preguntas? Escribe a la dirección de contacto de nuestra página y te ayudaremos con gusto.',
  },
  passwordChanged: {
    subject: 'Tu contraseña de {site} ha cambiado',
    heading: 'Tu contraseña ha cambiado',
    lead: 'Tu contraseña acaba de cambiar y se ha cerrado la sesión en todos los dispositivos.',
    button: 'Iniciar sesión',
    note: 'Si no has sido tú, elige enseguida una contraseña nueva desde la página de inicio de sesión y escríbenos.',
  },
  accountExists: {
    subject: 'Ya tienes una cuenta en {site}',
    heading: 'Ya tienes una cuenta',
    lead: 'Alguien ha intentado registrarse en {site} con esta dirección, pero ya existe una cuenta con ella. No se ha creado otra.',
    button: 'Iniciar sesión',
    note: '¿Has olvidado la contraseña? Puedes elegir una nueva desde la página de inicio de sesión. Si no has sido tú, ignora este correo: tu cuenta no cambia.',
  },
  accountUnknown: {
    subject: 'No hay ninguna cuenta con esta dirección en {site}',
    heading: 'Esta dirección no tiene cuenta',
    lead: 'Has pedido una contraseña nueva, pero no hay ninguna cuenta con esta dirección. Quizá usaste otra al registrarte.',
    button: 'Regístrate gratis',
    note: 'Si no has sido tú, ignora este correo.',
    footer: 'Recibes este correo porque alguien ha pedido una contraseña nueva para esta dirección en {site}.',
  },
};
