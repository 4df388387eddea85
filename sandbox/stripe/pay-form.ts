import { type Html, html, showMoney } from '../pages/html.ts'
import { type Card, type CardFault, testCards } from './card.ts'
import type { LineItem, StripeSession } from './session.ts'

export function payForm(
  merchant: string,
  session: StripeSession,
  card: Card,
  fault: CardFault | undefined,
): Html {
  const total = showMoney(session.amount_total / 100, session.currency)
  const field = (name: keyof Card, label: string, attributes: Html) =>
    showField({ name, label, attributes, value: card[name] ?? '', fault })
  return html`<main class="card wide">
  <section class="summary" aria-label="What you pay for">
    <h1 class="merchant">Pay ${merchant}</h1>
    <p class="amount">${total}</p>
    <ul>${session.lines.map(showLine)}</ul>
    ${session.client_reference_id ? html`<dl><div><dt>Reference</dt><dd>${session.client_reference_id}</dd></div></dl>` : ''}
    ${session.cancel_url ? html`<p><a class="back" href="${session.cancel_url}">Cancel and go back</a></p>` : ''}
  </section>
  <section aria-label="Your card">
    <form method="post" novalidate>
      ${fault ? html`<p class="alert" role="alert" id="fault">${fault.message}</p>` : ''}
      ${field('email', 'E-mail', html`type="email" autocomplete="email"`)}
      ${field('number', 'Card number', html`inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" required`)}
      <div class="pair">
        ${field('expiry', 'Expiry', html`inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" required`)}
        ${field('cvc', 'CVC', html`inputmode="numeric" autocomplete="cc-csc" placeholder="123" required`)}
      </div>
      ${field('name', 'Name on card', html`autocomplete="cc-name"`)}
      <button class="primary">Pay ${total}</button>
    </form>
    <details class="cards" open>
      <summary>Test cards</summary>
      <ul>${testCards.map(({ number, about }) => html`<li><a href="?card=${number}">${grouped(number)}</a> <span>${about}</span></li>`)}</ul>
    </details>
  </section>
</main>`
}

function showLine({ name, description, quantity, unit_amount, currency }: LineItem): Html {
  const price = showMoney((unit_amount * quantity) / 100, currency)
  const more = description ? html`<small>${description}</small>` : ''
  const count =
    quantity > 1
      ? html`<small>${String(quantity)} × ${showMoney(unit_amount / 100, currency)}</small>`
      : ''
  return html`<li><span>${name}${more}${count}</span><span class="price">${price}</span></li>`
}

type Shown = {
  name: keyof Card
  label: string
  attributes: Html
  value: string
  fault: CardFault | undefined
}

function showField({ name, label, attributes, value, fault }: Shown): Html {
  const wrong = fault?.field === name
  const shown = name === 'number' ? grouped(value) : value
  return html`<label><span>${label}</span><input name="${name}" value="${shown}" ${attributes}${wrong ? html` aria-invalid="true" aria-describedby="fault" autofocus` : ''}></label>`
}

function grouped(number: string): string {
  return number.replace(/\D/g, '').replace(/(.{4})(?=.)/g, '$1 ')
}
