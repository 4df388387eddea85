import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { type SubmitEvent, useState } from 'react'
import { useStored } from '../base/stored-atom.ts'
import { Field } from '../ui/field.tsx'
import { ADDRESS_FIELDS, type AddressProblems, findProblems } from './address.ts'
import { shippingAddressAtom } from './checkout.ts'
import { CheckoutSteps } from './checkout-steps.tsx'

export function ShippingScreen() {
  const stored = useStored(shippingAddressAtom)
  const setAddress = useSetAtom(shippingAddressAtom)
  const navigate = useNavigate()
  const [problems, setProblems] = useState<AddressProblems>({})

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const read = (name: string) => String(values.get(name)).trim()
    const address = {
      address: read('address'),
      city: read('city'),
      postalCode: read('postalCode'),
      country: read('country'),
    }
    const found = findProblems(address)
    setProblems(found)
    const first = ADDRESS_FIELDS.find(({ name }) => found[name])
    if (first) {
      form.querySelector<HTMLElement>(`[name=${first.name}]`)?.focus()
      return
    }
    setAddress(address)
    navigate({ to: '/payment' })
  }

  return (
    <>
      <CheckoutSteps current="Shipping" />
      <form className="fields checkout-form" onSubmit={save} noValidate>
        <div>
          <h1>Shipping</h1>
          <p className="checkout-lead">Where should we send it?</p>
        </div>
        {ADDRESS_FIELDS.map(({ name, label, fill }) => (
          <Field
            key={name}
            label={label}
            name={name}
            autoComplete={fill}
            defaultValue={stored?.[name]}
            required
            problem={problems[name]}
          />
        ))}
        <button type="submit" className="btn btn-primary">
          Continue
        </button>
      </form>
    </>
  )
}
