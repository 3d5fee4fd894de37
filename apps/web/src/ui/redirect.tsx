import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Leads elsewhere in place of this page. Smaller than React Router's Navigate, whose module the public pages load. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}
