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
};
