import type { Messages } from './Messages';

export const es: Messages = {
  language: 'Idioma',
  skip: 'Ir al contenido',
  continueToPortal: 'Ir a MyKomax',
  backToPortal: 'Volver a MyKomax',
  signIn: {
    title: 'Iniciar sesión en MyKomax',
    lead: 'Utilice la dirección de correo de su invitación.',
    button: 'Iniciar sesión',
    cancel: 'Cancelar',
    forgot: '¿Ha olvidado la contraseña?',
    setUpDevice: 'Configurar un segundo factor al iniciar esta sesión',
  },
  email: 'Correo electrónico',
  password: 'Contraseña',
  wrongCredentials: 'La dirección de correo o la contraseña no es correcta.',
  tooManyTries: 'Demasiados intentos. Vuelva a intentarlo dentro de {time}.',
  code: {
    title: 'Confirme que es usted',
    lead: 'Introduzca las seis cifras que muestra ahora su aplicación de autenticación, o uno de sus códigos de recuperación.',
    label: 'Código',
    button: 'Confirmar',
    wrong: 'Este código no es correcto o ya se ha utilizado. Espere al siguiente.',
    startAgain: 'Empezar de nuevo',
  },
  passkey: {
    button: 'Iniciar sesión con una llave de acceso',
    confirm: 'Confirmar con una llave de acceso',
    lead: 'Confirme con una llave de acceso o introduzca uno de sus códigos de recuperación.',
    cancelled:
      'No se ha confirmado nada en su dispositivo. Vuelva a intentarlo o inicie sesión de otra manera.',
    expired: 'Ha pasado demasiado tiempo. Vuelva a intentarlo.',
    unknown:
      'Esta llave de acceso no se conoce para este inicio de sesión o se ha eliminado. Utilice otra o inicie sesión de otra manera.',
    rejected:
      'No se ha podido verificar la llave de acceso. Vuelva a intentarlo o inicie sesión de otra manera.',
    copied:
      'Es posible que esta llave de acceso se haya copiado, por lo que no se acepta. Inicie sesión de otra manera y elimínela en la seguridad de la cuenta.',
  },
  device: {
    title: 'Configure su segundo factor',
    lead: 'Escanee la imagen con una aplicación de autenticación o introduzca la clave.',
    picture: 'Código QR para la aplicación de autenticación',
    key: 'Clave',
    codeLead: 'Después, introduzca las seis cifras que muestra la aplicación.',
    button: 'Guardar el dispositivo',
  },
  invitation: {
    title: 'Le damos la bienvenida, {name}',
    lead: 'Elija una contraseña para {email}.',
    goneTitle: 'Esta invitación ya no es válida',
    goneLead: 'Ya se ha utilizado o ha caducado. Pida una nueva al administrador de su organización.',
  },
  newPassword: {
    label: 'Contraseña nueva',
    repeat: 'Repita la contraseña nueva',
    rule: 'Al menos 10 caracteres, y que no sea su dirección de correo.',
    button: 'Guardar la contraseña',
    length: 'La contraseña debe tener entre 10 y 200 caracteres.',
    email: 'La contraseña no puede ser su dirección de correo.',
    common: 'Una contraseña así figura en listas de contraseñas conocidas. Elija otra.',
    weak: 'Esta contraseña es fácil de adivinar. Hágala más larga o utilice varias palabras que no tengan relación.',
    different: 'Las dos contraseñas no coinciden.',
    savedTitle: 'Su contraseña está guardada',
    savedLead: 'Ya puede iniciar sesión con ella.',
  },
  forgot: {
    title: '¿Ha olvidado la contraseña?',
    lead: 'Introduzca su dirección de correo y le enviaremos un enlace para elegir otra contraseña.',
    button: 'Enviar el enlace',
    sentTitle: 'Revise su buzón',
    sentLead: 'Si existe una cuenta con esta dirección, hay un enlace en camino. Es válido durante una hora.',
  },
  reset: {
    title: 'Elija una contraseña nueva',
    lead: 'Para {email}. Se cerrarán todas sus sesiones.',
    goneTitle: 'Este enlace ya no es válido',
    goneLead: 'Un enlace para una contraseña nueva funciona una sola vez y durante una hora.',
    again: 'Pedir un enlace nuevo',
  },
  resetMail: {
    subject: 'Su contraseña nueva para MyKomax',
    text: 'Hola, {name}:\n\nElija aquí una contraseña nueva en el plazo de una hora:\n{url}\n\nSi no lo ha pedido usted, nada cambia: su contraseña sigue siendo la misma.',
  },
  expired: {
    title: 'Este inicio de sesión ha caducado',
    lead: 'Ha tardado demasiado o se inició en otra ventana. Empiece de nuevo desde el portal.',
  },
  fault: {
    title: 'No se ha podido continuar con el inicio de sesión',
    lead: 'La página que le ha enviado aquí ha pedido algo que no está permitido.',
    code: 'Código de error',
  },
  broken: { title: 'Algo ha fallado', lead: 'El fallo es nuestro. Vuelva a intentarlo en un momento.' },
  notFound: {
    title: 'No hay nada en esta dirección',
    lead: 'Puede que el enlace se haya cortado en un correo.',
  },
  signOut: {
    title: '¿Cerrar sesión?',
    lead: 'Se cerrará la sesión en todas las ventanas de este navegador.',
    button: 'Cerrar sesión',
  },
  signedOut: { title: 'Ha cerrado la sesión', lead: 'Puede cerrar esta ventana.' },
};
