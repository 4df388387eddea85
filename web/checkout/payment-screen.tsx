import { ComingSoonScreen } from '../app/coming-soon-screen.tsx'

export const PaymentScreen = ComingSoonScreen
