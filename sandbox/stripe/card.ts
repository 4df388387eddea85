export type Card = {
  number?: string | undefined
  expiry?: string | undefined
  cvc?: string | undefined
  name?: string | undefined
  email?: string | undefined
}
export type CardFault = { field: keyof Card; code: string; message: string }

/** The cards this provider issues, and what becomes of them. */
export const testCards: { number: string; about: string; fault?: CardFault }[] = [
  { number: '4242424242424242', about: 'Pays' },
  { number: '4000000000000002', about: 'Is declined', fault: declined('Your card was declined.') },
  {
    number: '4000000000009995',
    about: 'Has no funds',
    fault: declined('Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    about: 'Has expired',
    fault: { field: 'expiry', code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    about: 'Wrong CVC',
    fault: {
      field: 'cvc',
      code: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
    },
  },
]

function declined(message: string): CardFault {
  return { field: 'number', code: 'card_declined', message }
}

/** A field that is not sent at all is not asked for, so that a test may post the number alone. */
export function checkCard(card: Card): CardFault | undefined {
  const number = (card.number ?? '').replace(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(number))
    return {
      field: 'number',
      code: 'incomplete_number',
      message: 'Your card number is incomplete.',
    }
  if (!passesLuhn(number))
    return { field: 'number', code: 'invalid_number', message: 'Your card number is invalid.' }
  const fault = checkExpiry(card.expiry) ?? checkCvc(card.cvc)
  if (fault) return fault
  const known = testCards.find(test => test.number === number)
  if (known) return known.fault
  return declined('Your card was declined. The sandbox takes its own test cards only.')
}

function checkExpiry(expiry: string | undefined): CardFault | undefined {
  if (expiry === undefined) return undefined
  const [, month, year] = /^\s*(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? []
  const field = 'expiry'
  if (!month || !year || Number(month) < 1 || Number(month) > 12)
    return { field, code: 'invalid_expiry', message: "Your card's expiration date is incomplete." }
  // Good until the last day of its month.
  const ends = Date.UTC(2000 + Number(year), Number(month), 1)
  if (ends <= Date.now())
    return { field, code: 'expired_card', message: "Your card's expiration date is in the past." }
  return undefined
}

function checkCvc(cvc: string | undefined): CardFault | undefined {
  if (cvc === undefined || /^\d{3,4}$/.test(cvc.trim())) return undefined
  return {
    field: 'cvc',
    code: 'incomplete_cvc',
    message: "Your card's security code is incomplete.",
  }
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
