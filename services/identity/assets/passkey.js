// Shows the button where the browser can use passkeys, and sends the response as a form.
const form = globalThis.document.querySelector('form[data-passkey]');
const canUse = typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';

const showFault = () => {
  const fault = globalThis.document.createElement('p');
  fault.className = 'fault';
  fault.textContent = form.dataset.cancelled;
  form.querySelector('[role="alert"]').replaceChildren(fault);
};

const confirm = async (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const options = JSON.parse(form.dataset.passkey);
    const publicKey = globalThis.PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const credential = await globalThis.navigator.credentials.get({ publicKey });
    form.elements.credential.value = JSON.stringify(credential);
    form.submit();
  } catch {
    button.disabled = false;
    showFault();
  }
};

if (form && canUse) {
  form.hidden = false;
  form.addEventListener('submit', confirm);
}
