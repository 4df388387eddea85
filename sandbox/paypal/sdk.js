// What a shop loads instead of PayPal's own script: `paypal.Buttons({…}).render(…)`. It is served as
// it stands here, as a classic script, needs no inline script or style and sets one global only.
;(() => {
  const script = document.currentScript
  const base = new URL('../', script.src)
  const colors = {
    gold: ['#ffc439', '#f2b52a', '#1c1a17'],
    blue: ['#2f5bd7', '#274dba', '#ffffff'],
    silver: ['#eeeeee', '#e0e0e0', '#1c1a17'],
    white: ['#ffffff', '#f3f3f3', '#1c1a17'],
    black: ['#2c2e2f', '#1c1d1e', '#ffffff'],
  }
  const css = `
    :host { display: block; min-width: 150px; }
    button { all: unset; box-sizing: border-box; width: 100%; text-align: center; cursor: pointer;
      font: 650 16px/1 system-ui, sans-serif; transition: background-color 150ms ease; }
    button:focus-visible { outline: 3px solid #2f6fed; outline-offset: 2px; }
    button[aria-disabled='true'] { opacity: 0.6; cursor: default; }
    dialog { box-sizing: border-box; width: min(480px, 100vw - 24px); height: min(660px, 100dvh - 24px);
      padding: 0; border: 0; border-radius: 18px; overflow: hidden; background: #fbf8f3; }
    dialog::backdrop { background: rgb(22 20 18 / 60%); }
    iframe { width: 100%; height: calc(100% - 48px); border: 0; display: block; }
    .close { width: auto; height: 48px; padding: 0 20px; color: #1f5a46; background: none; float: right; }
    @media (prefers-color-scheme: dark) { dialog { background: #161412; } .close { color: #7fcbab; } }
    @media (prefers-reduced-motion: reduce) { button { transition: none; } }
  `

  function createButtons(given = {}) {
    let props = given
    let host
    let payment
    let disabled = false
    const isEligible = () => [undefined, 'paypal'].includes(props.fundingSource)

    async function render(target) {
      const container = typeof target === 'string' ? document.querySelector(target) : target
      if (!container) throw new Error(`Document is ready and element ${target} does not exist`)
      if (!isEligible()) throw new Error(`${props.fundingSource} is not eligible`)
      host?.remove()
      host = document.createElement('div')
      const button = drawButton(host.attachShadow({ mode: 'open' }), props.style)
      button.addEventListener('click', () => disabled || click(button))
      container.append(host)
      const setDisabled = async value => {
        disabled = value
        button.setAttribute('aria-disabled', String(value))
      }
      const actions = { enable: () => setDisabled(false), disable: () => setDisabled(true) }
      props.onInit?.({ correlationID: 'sandbox' }, actions)
    }

    async function click(button) {
      if (payment) return payment.focus()
      const allowed = askShop(props)
      // An answer at once may keep the window shut; for one that comes later it has to be open first.
      if (allowed === false) return
      // Opened before anything is awaited: browsers block a window that no click opened.
      const current = openWindow(button.getRootNode())
      payment = current
      button.setAttribute('aria-busy', 'true')
      try {
        const finish = (await allowed) && (await pay(current))
        end(button, current)
        // Whoever took the button away does not want to hear of it any more.
        if (finish && host) await finish()
      } catch (error) {
        end(button, current)
        if (props.onError) props.onError(error)
        else reportError(error)
      }
    }

    function end(button, current) {
      current.close()
      if (payment === current) payment = undefined
      button.removeAttribute('aria-busy')
    }

    /** From the order to the payer's decision; answers with what the shop is to be told. */
    async function pay(current) {
      const orderID = await props.createOrder({ paymentSource: 'paypal' }, {})
      if (typeof orderID !== 'string' || !orderID)
        throw new Error('Expected an order id to be passed')
      const { outcome, payerID } = await current.decide(orderID)
      const order = { orderID, paymentSource: 'paypal' }
      if (outcome !== 'approved') return () => props.onCancel?.(order)
      const data = { ...order, payerID, paymentID: orderID, facilitatorAccessToken: '' }
      return () => props.onApprove?.(data, afterApproval)
    }

    const onServer = () => Promise.reject(new Error('The sandbox captures on the server only'))
    const afterApproval = {
      order: { get: onServer, capture: onServer },
      redirect: async url => window.location.assign(url),
      restart: async () => click(host.shadowRoot.querySelector('button')),
    }

    return {
      isEligible,
      render,
      async close() {
        payment?.close()
        host?.remove()
        host = undefined
      },
      async updateProps(more) {
        props = { ...props, ...more }
      },
    }
  }

  /** `onClick`: false when the shop said no, a promise of that when it has to think. */
  function askShop(props) {
    let allowed = true
    const actions = {
      resolve: async () => {},
      reject: async () => {
        allowed = false
      },
    }
    const answer = props.onClick?.({ fundingSource: 'paypal' }, actions)
    if (!allowed || typeof answer?.then !== 'function') return allowed
    return answer.then(() => allowed)
  }

  function drawButton(shadow, { color = 'gold', shape = 'rect', height = 48 } = {}) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    shadow.adoptedStyleSheets = [sheet]
    const [ground, hover, ink] = colors[color] ?? colors.gold
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'PayPal'
    button.setAttribute('aria-label', 'Pay with PayPal (sandbox)')
    Object.assign(button.style, {
      backgroundColor: ground,
      color: ink,
      height: `${height}px`,
      borderRadius: shape === 'pill' ? '999px' : shape === 'sharp' ? '0' : '12px',
    })
    button.addEventListener('pointerenter', () => (button.style.backgroundColor = hover))
    button.addEventListener('pointerleave', () => (button.style.backgroundColor = ground))
    shadow.append(button)
    return button
  }

  /** The approval page in a window of its own, or in a dialog where windows are blocked. */
  function openWindow(shadow) {
    const popup = window.open(approvalPage(), '_blank', features())
    const dialog = popup ? undefined : openDialog(shadow)
    const frame = dialog?.querySelector('iframe')
    const stop = new AbortController()
    const closed = () => (popup ? popup.closed : !dialog.open)
    return {
      focus: () => popup?.focus(),
      close() {
        stop.abort()
        popup?.close()
        dialog?.close()
        dialog?.remove()
      },
      decide(orderID) {
        const page = approvalPage(orderID)
        const go = url => (popup ? popup.location.replace(url) : frame.setAttribute('src', url))
        if (!closed()) go(page)
        return new Promise(resolve => {
          const hear = ({ origin, source, data }) => {
            if (origin !== base.origin || source !== (popup ?? frame.contentWindow)) return
            if (data?.sandbox === 'paypal' && data.orderID === orderID) resolve(data)
          }
          window.addEventListener('message', hear, { signal: stop.signal })
          // A window says nothing when it is closed; its last message may be a moment behind.
          const watch = setInterval(() => {
            if (!closed()) return
            clearInterval(watch)
            setTimeout(resolve, 200, { outcome: 'cancelled' })
          }, 200)
          stop.signal.addEventListener('abort', () => {
            clearInterval(watch)
            resolve({ outcome: 'cancelled' })
          })
        })
      },
    }
  }

  /** Without an order it asks for a moment; it tells its outcome to this origin and no other. */
  function approvalPage(orderID) {
    const page = new URL('approve', base)
    page.searchParams.set('parent', window.location.origin)
    if (orderID) page.searchParams.set('token', orderID)
    return page
  }

  function features() {
    const left = Math.max(0, window.screenX + (window.outerWidth - 480) / 2)
    const top = Math.max(0, window.screenY + (window.outerHeight - 680) / 2)
    return `popup,width=480,height=680,left=${Math.round(left)},top=${Math.round(top)}`
  }

  function openDialog(shadow) {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', 'PayPal (sandbox)')
    const close = document.createElement('button')
    close.type = 'button'
    close.className = 'close'
    close.textContent = 'Close'
    close.addEventListener('click', () => dialog.close())
    const frame = document.createElement('iframe')
    frame.title = 'Approve your payment'
    frame.src = approvalPage()
    dialog.append(close, frame)
    shadow.append(dialog)
    dialog.showModal()
    return dialog
  }

  window[script.dataset.namespace || 'paypal'] = {
    Buttons: createButtons,
    version: 'sandbox',
    FUNDING: { PAYPAL: 'paypal' },
    getFundingSources: () => ['paypal'],
    isFundingEligible: source => source === 'paypal',
  }
})()
