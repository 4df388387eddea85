// Runs in the approval window: tells the shop's page what was decided, and only that page.
const { parent: shop, order, outcome, payer } = document.getElementById('outcome').dataset
const asker = window.opener ?? (window.parent === window ? null : window.parent)
if (asker && shop) {
  asker.postMessage(
    { sandbox: 'paypal', orderID: order, outcome, payerID: payer || undefined },
    shop,
  )
  window.close()
}
