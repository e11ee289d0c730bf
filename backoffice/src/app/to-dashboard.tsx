import { Navigate, useLocation } from 'react-router-dom';

/** The former address of what is to be done, which the dashboard shows (R1512). */
const ToDashboard = () => <Navigate to={{ pathname: '/', search: useLocation().search }} replace />;

export default ToDashboard;
